/**
 * The difference between two JSON values, as JSON.
 *
 * As in JSON, a field without a value counts as missing and an empty place of a list as `null`. `applyDiff` rebuilds
 * the new value from the old one and the difference, character for character.
 */

/** How one value becomes another. */
export type Diff =
  /** A new simple value. */
  | null
  | boolean
  | number
  | string
  /** The field is gone. */
  | readonly []
  /** A new list or record. */
  | readonly [unknown]
  /** At this place, this many items are removed and the others are inserted. */
  | readonly [start: number, removed: number, ...items: unknown[]]
  /** Fields of a record, or items of a list by their places. From the first new field on, fields are in the order given here. */
  | { readonly [field: string]: Diff }

type List = readonly unknown[]
type Fields = Readonly<Record<string, unknown>>

/** `undefined` if both are the same. */
export function diff(before: unknown, after: unknown): Diff | undefined {
  if (before === after) return undefined
  if (typeof after !== 'object' || after === null) return scalarDiff(before, after)
  if (typeof before !== 'object' || before === null) return [after]
  if (Array.isArray(before) !== Array.isArray(after)) return [after]
  return Array.isArray(after) ? listDiff(before as List, after) : fieldsDiff(before as Fields, after as Fields)
}

const scalarDiff = (before: unknown, after: unknown): Diff | undefined =>
  (before ?? null) === (after ?? null) ? undefined : ((after ?? null) as Diff)

/** Lists and records that only differ in part are changed in place. Otherwise the equal items at both ends are kept. */
function listDiff(before: List, after: List): Diff | undefined {
  if (before.length === after.length && isContainer(after[0])) {
    const changes = itemsDiff(before, after)
    if (changes !== NOT_IN_PLACE) return changes
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  if (start === before.length && start === after.length) return undefined
  let end = 0
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  return [start, before.length - start - end, ...after.slice(start, after.length - end)]
}

const NOT_IN_PLACE = Symbol('an item becomes something else')

function itemsDiff(before: List, after: List): FieldsDiff | undefined | typeof NOT_IN_PLACE {
  let changes: Record<string, Diff> | undefined
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue
    if (!isChangeable(before[at], after[at])) return NOT_IN_PLACE
    const change = diff(before[at], after[at])
    if (change === undefined) continue
    changes ??= {}
    changes[at] = change
  }
  return changes
}

/** Whether both are lists, or both are records. */
const isChangeable = (before: unknown, after: unknown): boolean =>
  isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

const isSame = (before: unknown, after: unknown): boolean => before === after || diff(before, after) === undefined

/** Most often both have the same names in the same order, and only some of the values differ or are missing. */
function fieldsDiff(before: Fields, after: Fields): Diff | undefined {
  const old = Object.keys(before)
  let changes: Record<string, Diff> | undefined
  let gone: string[] | undefined
  let isMoved = false
  let at = 0
  for (const name in after) {
    if (old[at++] !== name) return movedFields(before, after)
    const was = before[name]
    const is = after[name]
    if (was === is && (is === undefined || !isMoved)) continue
    if (name === '__proto__') return [after]
    if (is === undefined) {
      gone ??= []
      gone.push(name)
      continue
    }
    isMoved ||= was === undefined
    const change = was === undefined ? whole(is) : diff(was, is)
    if (change === undefined && !isMoved) continue
    changes ??= {}
    changes[name] = change ?? unchanged(is)
  }
  if (at < old.length) return movedFields(before, after)
  return gone === undefined ? changes : withoutFields(changes ?? {}, gone)
}

function withoutFields(changes: Record<string, Diff>, gone: readonly string[]): Diff {
  for (const name of gone) changes[name] = []
  return changes
}

const namesOf = (fields: Fields): readonly string[] => Object.keys(fields).filter((name) => fields[name] !== undefined)

/** Some fields are new, or gone, or stand elsewhere. */
function movedFields(before: Fields, after: Fields): Diff | undefined {
  const changes: Record<string, Diff> = {}
  const old = namesOf(before)
  const kept = old.filter((name) => valueOf(after, name) !== undefined)
  const isGone = kept.length < old.length
  let isMoved = false
  let isChanged = false
  let place = 0
  for (const name of Object.keys(after)) {
    const value = after[name]
    if (value === undefined) continue
    if (name === '__proto__') return [after]
    const was = valueOf(before, name)
    isMoved ||= was === undefined
    // The order of the others changes only if a field is new.
    if (!isMoved && kept[place] !== name) return [after]
    place += 1
    const change = was === undefined ? whole(value) : diff(was, value)
    if (change === undefined && !isMoved) continue
    changes[name] = change ?? unchanged(value)
    isChanged = true
  }
  for (const name of isGone ? old : []) {
    if (valueOf(after, name) !== undefined) continue
    if (name === '__proto__') return [after]
    changes[name] = []
  }
  return isChanged || isGone ? changes : undefined
}

/** The value of a field; names such as `constructor` are fields only if they were given. */
const valueOf = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)

const whole = (value: unknown): Diff => (isContainer(value) ? [value] : (value as Diff))

const unchanged = (value: unknown): Diff => (isContainer(value) ? {} : (value as Diff))

/** The new value. Parts that have not changed are those of the old one. */
export function applyDiff(before: unknown, change: Diff): unknown {
  if (typeof change !== 'object' || change === null) return change
  if (isListDiff(change)) return change.length === 1 ? change[0] : spliced(before, change)
  if (Array.isArray(before)) return withItems(before, change)
  if (typeof before === 'object' && before !== null) return withFields(before as Fields, change)
  throw new TypeError('The difference does not fit the value.')
}

type ListDiff = Extract<Diff, readonly unknown[]>
type FieldsDiff = Exclude<Extract<Diff, object>, readonly unknown[]>

const isListDiff = (change: object): change is ListDiff => Array.isArray(change)

function spliced(before: unknown, [start, removed, ...items]: ListDiff): unknown {
  if (!Array.isArray(before) || typeof start !== 'number' || typeof removed !== 'number')
    throw new TypeError('The difference does not fit the value.')
  return [...before.slice(0, start), ...items, ...before.slice(start + removed)]
}

function withItems(before: List, change: FieldsDiff): List {
  const after = [...before]
  for (const [place, each] of Object.entries(change)) after[Number(place)] = applyDiff(before[Number(place)], each)
  return after
}

function withFields(before: Fields, change: FieldsDiff): Fields {
  const after = new Map(Object.entries(before))
  let isMoved = false
  for (const [name, each] of Object.entries(change)) {
    isMoved ||= !after.has(name)
    const old = after.get(name)
    if (isMoved || isGone(each)) after.delete(name)
    if (!isGone(each)) after.set(name, applyDiff(old, each))
  }
  return Object.fromEntries(after)
}

const isGone = (change: Diff): boolean => Array.isArray(change) && change.length === 0
