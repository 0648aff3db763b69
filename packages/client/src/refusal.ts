/** How a refusal is told from anything else that may come back. */
import type { Refusal } from '@merchants/tabletop'

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'key' in value && 'facts' in value
