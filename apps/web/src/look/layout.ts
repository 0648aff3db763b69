/** The three layouts, chosen here and nowhere else by the size of the box they fill. */
export type Layout = 'wide' | 'low' | 'tall'

/** Sizes are in pixels, and compared in letters: larger letters are like a smaller window. */
export function layoutOf(width: number, height: number, rem: number): Layout {
  if (width >= 60 * rem && height >= 33 * rem && width >= height) return 'wide'
  return height < 33 * rem && width * 4 >= height * 5 ? 'low' : 'tall'
}
