// Sets the spaces that must not break, so that no one has to type them: before French signs, after Polish words of one letter.

const NO_BREAK = '\u{a0}'

const TYPESET = {
  en: (text) => text,
  fr: (text) =>
    text
      .replaceAll(/(?<=\S)[ \u{a0}\u{202f}]([;:!?»%])/gu, `${NO_BREAK}$1`)
      .replaceAll(/«[ \u{a0}\u{202f}]/gu, `«${NO_BREAK}`),
  pl: (text) => text.replaceAll(/(?<=^|[\s(„{}–])([wziouaWZIOUA]) (?=\S)/gu, `$1${NO_BREAK}`),
}

/** Data with every text in it set as its language wants. */
export function typeset(data, language) {
  if (typeof data === 'string') return TYPESET[language](data)
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((each) => typeset(each, language))
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typeset(value, language)]))
}
