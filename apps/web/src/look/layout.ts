/** The three layouts, chosen here and nowhere else by the size of the box they fill. */
export type Layout = 'wide' | 'low' | 'tall'

/** The wide layout has six rows, which need this height; with less, the question is beside them. */
const SIX_ROWS = 36

/** Sizes are in pixels, and compared in letters: larger letters are like a smaller window. */
export function layoutOf(width: number, height: number, rem: number): Layout {
  const isFlat = height < SIX_ROWS * rem
  if (width >= 60 * rem && width >= height && !isFlat) return 'wide'
  return isFlat && width * 4 >= height * 5 ? 'low' : 'tall'
}
