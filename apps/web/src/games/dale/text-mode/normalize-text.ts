/** Letters in their simplest form, without capitals and accents. */

/** Letters that do not fall apart into a plain one and its mark. */
const OTHERS: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae', '’': "'" }

export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[łœæ’]/g, (letter) => OTHERS[letter] ?? letter)
    .trim()
