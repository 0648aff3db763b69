/**
 * Takes lists apart that stand where a selector ends: `:is(.a, .b)` becomes `:is(.a), :is(.b)`. A browser finds the rules
 * for an element by the end of their selectors, but it tries those that end in a list on every element of the page.
 */
import type { StylePlugin } from './styles.ts'

export const selectors: StylePlugin = {
  postcssPlugin: 'selectors',
  Rule(rule) {
    const apart = rule.selectors.flatMap(takeApart)
    if (apart.length > rule.selectors.length) rule.selectors = apart
  },
}

/** The same selector as several ones that together choose the same elements with the same weight. */
export function takeApart(selector: string): string[] {
  const list = listAtEnd(selector)
  if (list === undefined || list.choices.length === 1) return [selector]
  const { before, name, choices, after } = list
  if (name === ':where') return choices.flatMap(takeApart).map((choice) => `${before}:where(${choice})${after}`)
  // The heaviest choice of `:is` gives all of them its weight.
  const weights = choices.map(weightOf)
  const [heaviest = []] = weights.toSorted((one, other) => compare(other, one))
  const isEqual = (weight: readonly number[]): boolean => compare(weight, heaviest) === 0
  if (heaviest[AROUND] !== 0 && !weights.every(isEqual)) return [selector]
  return choices.flatMap((choice, at) => {
    const [alone, more] = isEqual(weights[at] ?? []) ? [':is', ''] : [':where', weighing(heaviest)]
    return takeApart(choice).map((each) => `${before}${alone}(${each})${more}${after}`)
  })
}

/** Chooses every element, with this weight: nothing here has such a name. */
const weighing = ([names = 0, classes = 0, elements = 0]: readonly number[]): string =>
  `:not(${'_'.repeat(Math.min(1, elements))}${'._'.repeat(classes)}${'#_'.repeat(names)})${':not(_)'.repeat(Math.max(0, elements - 1))}`

interface List {
  readonly before: string
  readonly name: ':is' | ':where'
  readonly choices: readonly string[]
  readonly after: string
}

/** The list among what must all be true of the chosen element itself, unless it is found by a name beside the list. */
function listAtEnd(selector: string): List | undefined {
  const parts = partsOf(selector)
  const start = parts.findLastIndex((part) => /^[\s>+~]/.test(part)) + 1
  const at = parts.findIndex((part, place) => place >= start && /^:(?:is|where)\(/.test(part))
  const list = parts[at]
  if (list === undefined || parts.slice(start).some((part) => /^[.#[a-z]/i.test(part))) return undefined
  const name = list.startsWith(':is(') ? ':is' : ':where'
  const choices = choicesOf(list.slice(name.length + 1, -1))
  return { before: parts.slice(0, at).join(''), name, choices, after: parts.slice(at + 1).join('') }
}

/** Combinators and simple selectors, each with what stands in its brackets. */
const partsOf = (selector: string): string[] => {
  const parts: string[] = []
  let rest = selector.trim()
  while (rest !== '') {
    const [plain = rest[0] ?? ''] = /^(?:\s*[>+~\s]\s*|::?[-\w]+|[.#]?(?:[-\w]|\\.)+|[&*])/.exec(rest) ?? []
    const opened = plain.length < rest.length && plain.startsWith(':') && rest[plain.length] === '('
    const length = opened ? endOfBracket(rest, plain.length) : plain === '[' ? endOfBracket(rest, 0) : plain.length
    parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return parts
}

/** Where the bracket that opens at this place has been closed. */
function endOfBracket(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(' || letter === '[') depth++
    else if ((letter === ')' || letter === ']') && --depth === 0) return at + 1
  }
  return text.length
}

/** The parts between commas. */
function choicesOf(list: string): string[] {
  const choices = ['']
  for (const part of partsOf(list)) {
    if (part === ',') choices.push('')
    else choices.push((choices.pop() ?? '') + part)
  }
  return choices.map((choice) => choice.trim())
}

/** Where a weight counts what stands for the rule around it. */
const AROUND = 3

/** How many names, classes and elements it has, and how often it stands for the rule around it. */
function weightOf(selector: string): readonly number[] {
  const sum = [0, 0, 0, 0]
  const add = (place: number): void => {
    sum[place] = (sum[place] ?? 0) + 1
  }
  for (const part of partsOf(selector)) {
    if (/^:(?:is|not|has)\(/.test(part)) {
      const weights = choicesOf(part.slice(part.indexOf('(') + 1, -1)).map(weightOf)
      const [heaviest = []] = weights.toSorted((one, other) => compare(other, one))
      heaviest.forEach((each, place) => (sum[place] = (sum[place] ?? 0) + each))
    } else if (part.startsWith('#')) add(0)
    else if (/^(?:[.[]|:(?!:|where\())/.test(part)) add(1)
    else if (/^(?:::|[a-z])/i.test(part)) add(2)
    else if (part === '&') add(AROUND)
  }
  return sum
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((each, place) => each - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0
