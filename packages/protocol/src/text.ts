/** Decides which names and chat lines can be shown: visible ones that do not change the text direction. */

/** Characters that break the line, reverse its direction, or are for private use. */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Characters without a shape of their own, where they belong to another: joined emoji and letters, the style of an emoji, the flags
 * of regions, and variants of Chinese characters.
 */
const BELONGING = new RegExp(
  [
    String.raw`(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])`,
    String.raw`(?<=[\p{Emoji}\p{Extended_Pictographic}])[\ufe0e\ufe0f]`,
    String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`,
    String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  ].join('|'),
  'gu',
)

const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u

/** A visible character: not only spaces, combining marks and invisible characters. */
const SHAPE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]/u

/** Whether nothing in a text is hidden, or changes how others are read. */
export const isPlain = (text: string): boolean => !HARMFUL.test(text) && !SHAPELESS.test(text.replace(BELONGING, ''))

/** Whether there is anything to see. */
export const isVisible = (text: string): boolean => SHAPE.test(text)

/** A form in which names that look the same are equal. */
export const visibleText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
