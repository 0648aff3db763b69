/** Shares as whole numbers of a hundred. */
export const percent = (share: number): number => Math.round(share * 100)
