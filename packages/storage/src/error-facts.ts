/** Facts about an error whose type is not known. */

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code that a driver gives; empty if there is none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
