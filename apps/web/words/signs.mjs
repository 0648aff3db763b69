// The signs and spaces each language writes, the words of another that were left in, and names that need another form.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Faults of every language, then of each, as a pattern and what to say of it. French spaces are set already. */
const EVERYWHERE = [
  [/['"]/, 'has a straight quote'],
  [/\.\.\.|…\.|\.…/, 'has dots that are not one …'],
  [/ {2}|^\s\S|\S\s$/, 'has a space too many'],
  [/\s[,.](?![.\d])/, 'has a space before a comma or a full stop'],
  [/[\p{L}}] - [\p{L}{]|—/u, 'has a dash that is not –'],
  [/(?<!\p{L})(?!vous|nous)(\p{L}{4,}) (?:\p{L}’)?\1(?!\p{L})/iu, 'says a word twice'],
]

const FAULTS = {
  en: [
    [/[«»„]/, 'has the quotes of another language'],
    [/\s[;:!?%]/, 'has a space before a sign'],
  ],
  fr: [
    [/[“”„]/, 'has the quotes of another language'],
    [/[^\u{a0}|][;:!?»%]/u, 'lacks the space before a sign'],
    [/«(?!\u{a0})/u, 'lacks the space after «'],
    [/\b(?:de|que|lorsque|puisque) \{(?:cards?|names?)\}/i, 'has a card or a list where de or que would be cut short'],
    [/\bvous seule?\b|\bvous êtes (?:prête?|sûre?)\b|\(e\)|·e/i, 'has a word that depends on who reads it'],
  ],
  pl: [
    [/[“«»]/, 'has the quotes of another language'],
    [/\s[;:!?%]/, 'has a space before a sign'],
    [/\d\.\d/, 'has a decimal point'],
    [
      /(?<!\p{L})(?:bez|dla|do|od|przez|u|z|ze|o|na|przy) \{(?:who|other|names?|seat)\}/iu,
      'has a name that would have to be declined',
    ],
    [/\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|\(-?a\)/u, 'has a word that depends on who reads it'],
  ],
}

/** English words that neither French nor Polish has. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|and|with|your|you|from|this|that|which|when|cards?|players?|games?|hand|market|turn)(?![\p{L}-])/iu

/** Names of games, fonts and publishers, which stay as they are. */
const NAMES = /SIL Open Font License|Dale of Merchants|Merchants’ Table|Merchants Cove|Final Frontier Games/g

/** A text with the branches of its plurals and selects side by side. One that is not valid is reported elsewhere. */
function said(text) {
  if (!/, (?:plural|select),/.test(text)) return text
  try {
    return saidBy(parse(text, { requiresOtherClause: false, shouldParseSkeletons: false }))
  } catch {
    return ''
  }
}

const saidBy = (elements) =>
  elements
    .map(({ type, value, options }) => {
      if (options !== undefined)
        return Object.values(options)
          .map((branch) => saidBy(branch.value))
          .join('|')
      if (type === TYPE.pound) return '#'
      return type === TYPE.literal ? value : `{${value}}`
    })
    .join('')

/** The faults of a text as it is shown, in words that follow its key. */
function signFaults(text, language) {
  const plain = said(text)
  const found = [...EVERYWHERE, ...FAULTS[language]]
    .filter(([pattern]) => pattern.test(plain))
    .map(([, wrong]) => wrong)
  const isLeft = language !== 'en' && ENGLISH.test(plain.replaceAll(NAMES, '').replaceAll(/\{\w+\}/g, ''))
  return isLeft ? [...found, 'has an English word'] : found
}

/** The same for every text in plain data, by the way to it; ids are for code. */
export function* signFaultsIn(data, language, path = '') {
  if (typeof data === 'string' && !/(?:^|\.)id$/.test(path)) {
    for (const wrong of signFaults(data, language)) yield `${path}: ${wrong}`
  }
  if (typeof data !== 'object' || data === null) return
  for (const [name, value] of Object.entries(data)) {
    yield* signFaultsIn(value, language, path === '' ? name : `${path}.${name}`)
  }
}
