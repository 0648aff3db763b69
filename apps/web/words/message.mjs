// Compiles one ICU message to the code of a list of parts: `{who} has {n, plural, ...}` becomes `[v.who, " has ", ...]`.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const FORMS = {
  en: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  pl: ['one', 'few', 'many', 'other'],
}

/** French "de" and "que" right before the name of a player, which may begin with a vowel: d’Odile. */
const ELIDED = /(?<!\p{L})(d|qu|lorsqu|puisqu)e $/iu
const isName = (element) => element?.type === TYPE.argument && /^(?:who|other|seat)$/.test(element.value)

/**
 * Returns the code, the slots with their kinds (`number`, `choice` or `any`), and what is wrong, in words that follow
 * the message's key.
 */
export function compile(text, language) {
  const slots = new Map()
  const faults = []
  const elements = parsed(text, faults)
  if (elements.length === 0 && faults.length === 0) faults.push('is empty')
  const parts = partsOf(elements, { language, slots, faults, counted: undefined })
  return { code: slots.size === 0 ? textOf(elements) : listOf(parts), slots, faults }
}

function parsed(text, faults) {
  try {
    return parse(text, { requiresOtherClause: false, shouldParseSkeletons: false })
  } catch (error) {
    const where = error.location === undefined ? '' : ` at character ${error.location.start.offset + 1}`
    faults.push(`is not valid ICU: ${error.message.toLowerCase().replaceAll('_', ' ')}${where}`)
    return []
  }
}

const textOf = (elements) => JSON.stringify(elements.map(({ value }) => value).join(''))

/** A list whose only part is a spread list is that list. */
const listOf = (parts) =>
  parts.length === 1 && parts[0].startsWith('...') ? parts[0].slice(3) : `[${parts.join(', ')}]`

function partsOf(elements, context) {
  return elements.flatMap((element, at) => {
    const next = elements[at + 1]
    const cut = context.language === 'fr' && isName(next) ? ELIDED.exec(element.value) : null
    if (element.type !== TYPE.literal || cut === null) return [partOf(element, context)]
    const before = { ...element, value: element.value.slice(0, cut.index) }
    return [partOf(before, context), `elided(v.${next.value}, ${JSON.stringify(cut[1])})`]
  })
}

function partOf(element, context) {
  const { faults, counted } = context
  switch (element.type) {
    case TYPE.literal:
      if (counted !== undefined && element.value.includes('#'))
        faults.push('has a # inside a select, where it stays a #')
      return JSON.stringify(element.value)
    case TYPE.argument:
      return slot(element, 'any', context)
    case TYPE.pound:
      return `v.${counted}`
    case TYPE.plural:
      return pluralPart(element, context)
    case TYPE.select:
      return selectPart(element, context)
    case TYPE.tag:
      faults.push(`has the tag <${element.value}>; use a slot instead`)
      return '""'
    default:
      faults.push(`formats {${element.value}}; only plain slots, plural and select are understood`)
      return '""'
  }
}

function slot({ value: name }, kind, { slots, faults }) {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    faults.push(`has a slot {${name}}, which is not a name like {who} or {cardName}`)
  const merged = mergedKind(slots.get(name), kind)
  if (merged === undefined) faults.push(`uses {${name}} both for a plural and for a select`)
  slots.set(name, merged ?? kind)
  return `v.${name}`
}

/** The kind of slot that serves both uses; undefined if nothing can be both a number and a choice. */
export function mergedKind(one = 'any', other = 'any') {
  if (one === other || other === 'any') return one
  return one === 'any' ? other : undefined
}

function pluralPart(element, context) {
  const { language, faults } = context
  const given = Object.keys(element.options)
  const missing = FORMS[language].filter((form) => !given.includes(form))
  const extra = given.filter((form) => !form.startsWith('=') && !FORMS[language].includes(form))
  const of = `the plural of {${element.value}}`
  if (element.pluralType === 'ordinal') faults.push(`has an ordinal of {${element.value}}; only plural is understood`)
  if (element.offset !== 0) faults.push(`has an offset in ${of}, which is not understood`)
  if (missing.length > 0) faults.push(`lacks the form ${missing.join(', ')} in ${of}`)
  if (extra.length > 0) faults.push(`has the form ${extra.join(', ')} in ${of}, which ${language} never uses`)
  return branches('plural', slot(element, 'number', context), element, { ...context, counted: element.value })
}

function selectPart(element, context) {
  if (element.options.other === undefined) context.faults.push(`lacks "other" in the select of {${element.value}}`)
  return branches('choice', slot(element, 'choice', context), element, context)
}

/** Whatever says the same as "other" is left out, since "other" is what is said when nothing else fits. */
function branches(helper, asked, { options }, context) {
  const lists = Object.entries(options).map(([name, { value }]) => [name, `[${partsOf(value, context).join(', ')}]`])
  const other = lists.find(([name]) => name === 'other')?.[1]
  const needed = lists.filter(([name, list]) => name === 'other' || name.startsWith('=') || list !== other)
  return `...${helper}(${asked}, { ${needed.map(([name, list]) => `${JSON.stringify(name)}: ${list}`).join(', ')} })`
}
