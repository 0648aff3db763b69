/** `t`, which says a message in one language: as text, or with live elements in its slots. */
import type { ReactElement } from 'react'
import { createElement, Fragment } from 'react'
import type { Forms } from './forms.ts'
import { formsIn } from './forms.ts'
import type { Key, Slots } from './generated/keys.ts'
import type { Language } from './language.ts'
import { LOCALES } from './language.ts'
import type { Messages, Parts, Slot } from './message.ts'

type Plain = string | number
type Values<Value> = Readonly<Record<string, Value>>
type Given<Own> = [Own] extends [undefined] ? [] : [slots: Own]

export interface T {
  <K extends Key>(key: K, ...slots: Given<Slots<Plain>[K]>): string
  /** The same with elements in the slots; they stay mounted when the language changes. */
  rich<K extends Key>(key: K, ...slots: Given<Slots<Slot>[K]>): Slot
  /** For keys that are only known when running. A missing key is shown as it is. */
  any(key: string, slots?: Values<Plain>): string
  any(key: string, slots?: Values<Slot>): Slot
  has(key: string): key is Key
  /** Joins with commas and the last with "and". */
  list(items: readonly string[]): string
  list(items: readonly Slot[]): Slot
  number(value: number): string
  readonly language: Language
}

type MessageBook = (forms: Forms) => Partial<Messages>

/** The texts of a catalogue by key. The types of `T` say which message takes which slots. */
type Sayings = Readonly<Record<string, string | ((values: Values<Slot>) => Parts)>>

/** `added` gives a second catalogue once it has been fetched. */
export function createTranslator(
  language: Language,
  words: MessageBook,
  added: () => MessageBook | undefined = () => undefined,
): T {
  const forms = formsIn(language)
  const read = (book: MessageBook): Sayings => book(forms) as Sayings
  const messages = read(words)
  let more: Sayings | undefined
  const numbers = new Intl.NumberFormat(language)
  const lists = new Intl.ListFormat(LOCALES[language])
  const number = (value: number): string => numbers.format(value)
  const written = (part: Slot): string | ReactElement => (typeof part === 'number' ? number(part) : part)
  const bookWith = (key: string): Sayings | undefined => {
    if (Object.hasOwn(messages, key)) return messages
    const second = added()
    more ??= second && read(second)
    return more !== undefined && Object.hasOwn(more, key) ? more : undefined
  }
  const has = (key: string): key is Key => bookWith(key) !== undefined

  const say = (key: string, slots: Values<Slot> = {}): Slot => {
    const message = bookWith(key)?.[key] ?? key
    return typeof message === 'string' ? message : joined(message(keyed(slots)).map(written))
  }

  const list = (items: readonly Slot[]): Slot => {
    const places = lists.formatToParts(items.map((_, place) => String(place)))
    const named = keyed(items)
    return joined(places.map(({ type, value }) => (type === 'element' ? written(named[value] ?? '') : bound(value))))
  }

  return Object.assign(say, { rich: say, any: say, has, list, number, language }) as T
}

/** Keeps a word of one letter, such as the Polish “i”, on the line of what it joins. */
const bound = (joint: string): string => joint.replace(/(?<= \p{L}) $/u, '\u{a0}')

/** Elements get their slot's name for a key, so that React knows them again when their places in the sentence change. */
function keyed(slots: Values<Slot> | Parts): Values<Slot> {
  const entries = Object.entries(slots).map(([key, value]: [string, Slot]) => {
    return [key, typeof value === 'object' ? createElement(Fragment, { key }, value) : value] as const
  })
  return Object.fromEntries(entries)
}

function joined(parts: readonly (string | ReactElement)[]): Slot {
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  const once = parts.map((part, place) => {
    const isRepeated = typeof part === 'object' && parts.indexOf(part) < place
    return isRepeated ? createElement(Fragment, { key: `${part.key}-${place}` }, part) : part
  })
  return createElement(Fragment, null, once)
}
