// Sets the spaces that must not break, so that no one has to type them: before French signs and what is
// counted in French, after Polish words of one letter, in sums and before units.

/**
 * One space for all. French would take a narrow one before most signs, but our fonts have no U+202F: half of the space of
 * Alegreya Sans, which is 0.16 em, is none to the eye.
 */
const NO_BREAK = '\u{a0}'

const withSums = (text) =>
  text
    .replaceAll(/(?<=[\d}]) ([+=×−]) (?=[\d{])/gu, `${NO_BREAK}$1${NO_BREAK}`)
    .replaceAll(/(?<=[\d}]) (?=(?:h|godz\.)(?!\p{L}))/gu, NO_BREAK)

const TYPESET = {
  en: (text) => text,
  fr: (text) =>
    withSums(text)
      .replaceAll(/(?<=\S)\s([;:!?»%])/gu, `${NO_BREAK}$1`)
      .replaceAll(/«\s/gu, `«${NO_BREAK}`)
      .replaceAll(/(?<=[\d}]\sh) (?=\d)/gu, NO_BREAK)
      .replaceAll(/(?<=#) (?=\p{L})/gu, NO_BREAK),
  pl: (text) => withSums(text).replaceAll(/(?<=^|[\s(„{}–])([wziouaWZIOUA]) (?=\S)/gu, `$1${NO_BREAK}`),
}

/** Data with every text in it set as its language wants. */
export function typeset(data, language) {
  if (typeof data === 'string') return TYPESET[language](data)
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((each) => typeset(each, language))
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typeset(value, language)]))
}
