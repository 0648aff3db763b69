/**
 * What has changed between two values of JSON, as JSON.
 *
 * A field without a value counts as missing, and an empty place of a list as `null`: so does JSON. What `applyDiff` makes of the old
 * value and the difference is the new one, letter for letter.
 */

/** How one value becomes another. */
export type Diff =
  /** This instead. */
  | null
  | boolean
  | number
  | string
  /** The field is gone. */
  | readonly []
  /** This list or record instead. */
  | readonly [unknown]
  /** From this place so many items go, and the others come. */
  | readonly [start: number, removed: number, ...items: unknown[]]
  /** Fields of a record, or items of a list by their places. From the first new field on, all fields follow each other as they stand here. */
  | { readonly [field: string]: Diff }

type List = readonly unknown[]
type Fields = Readonly<Record<string, unknown>>

/** What was compared before, by the new value. */
export type Compared = Map<object, { readonly before: object; readonly change: Diff | undefined }>

/** `undefined` if both are the same. Parts that `compared` has are not compared again, and it gets those that are. */
export function diff(before: unknown, after: unknown, compared?: Compared): Diff | undefined {
  if (before === after) return undefined
  if (typeof after !== 'object' || after === null) return scalarDiff(before, after)
  if (typeof before !== 'object' || before === null) return [after]
  if (Array.isArray(before) !== Array.isArray(after)) return [after]
  const known = compared?.get(after)
  if (known?.before === before) return known.change
  const change = Array.isArray(after)
    ? listDiff(before as List, after, compared)
    : fieldsDiff(before as Fields, after as Fields, compared)
  compared?.set(after, { before, change })
  return change
}

const scalarDiff = (before: unknown, after: unknown): Diff | undefined =>
  (before ?? null) === (after ?? null) ? undefined : ((after ?? null) as Diff)

/** What is alike at both ends stays. Lists and records in between that only have changed are changed in their places. */
function listDiff(before: List, after: List, compared: Compared | undefined): Diff | undefined {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start], compared)) start++
  if (start === before.length && start === after.length) return undefined
  let end = 0
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end], compared))
    end++
  const removed = before.slice(start, before.length - end)
  const items = after.slice(start, after.length - end)
  return itemsDiff(start, removed, items, compared) ?? [start, removed.length, ...items]
}

function itemsDiff(start: number, removed: List, items: List, compared: Compared | undefined): Diff | undefined {
  if (removed.length !== items.length || !items.every((item, at) => isChangeable(removed[at], item))) return undefined
  const changed: Record<string, Diff> = {}
  for (const [at, item] of items.entries()) {
    const change = diff(removed[at], item, compared)
    if (change !== undefined) changed[start + at] = change
  }
  return changed
}

/** Whether both are lists, or both are records. */
const isChangeable = (before: unknown, after: unknown): boolean =>
  isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

const isSame = (before: unknown, after: unknown, compared: Compared | undefined): boolean =>
  before === after || diff(before, after, compared) === undefined

function fieldsDiff(before: Fields, after: Fields, compared: Compared | undefined): Diff | undefined {
  const names = Object.keys(after)
  if (!haveSameFields(before, after, names)) return movedFields(before, after, compared)
  let changes: Record<string, Diff> | undefined
  for (const name of names) {
    const change = diff(before[name], after[name], compared)
    if (change === undefined) continue
    if (name === '__proto__') return [after]
    changes ??= {}
    changes[name] = change
  }
  return changes
}

/** Whether the same fields have a value, in the same order. */
function haveSameFields(before: Fields, after: Fields, names: readonly string[]): boolean {
  const old = Object.keys(before)
  if (old.length !== names.length) return false
  for (const [at, name] of names.entries())
    if (old[at] !== name || (before[name] === undefined) !== (after[name] === undefined)) return false
  return true
}

const namesOf = (fields: Fields): readonly string[] => Object.keys(fields).filter((name) => fields[name] !== undefined)

/** Some fields are new, or gone, or stand elsewhere. */
function movedFields(before: Fields, after: Fields, compared: Compared | undefined): Diff | undefined {
  const changes: [string, Diff][] = []
  const kept = namesOf(before).filter((name) => valueOf(after, name) !== undefined)
  let isMoved = false
  for (const [place, name] of namesOf(after).entries()) {
    const value = after[name]
    const old = valueOf(before, name)
    isMoved ||= old === undefined
    // Only where a field is new do others change places.
    if (!isMoved && kept[place] !== name) return [after]
    const change = old === undefined ? whole(value) : diff(old, value, compared)
    if (change !== undefined) changes.push([name, change])
    else if (isMoved) changes.push([name, unchanged(value)])
  }
  for (const name of namesOf(before)) if (valueOf(after, name) === undefined) changes.push([name, []])
  return changes.length === 0 ? undefined : Object.fromEntries(changes)
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
  throw new TypeError('A difference that does not fit.')
}

type ListDiff = Extract<Diff, readonly unknown[]>
type FieldsDiff = Exclude<Extract<Diff, object>, readonly unknown[]>

const isListDiff = (change: object): change is ListDiff => Array.isArray(change)

function spliced(before: unknown, [start, removed, ...items]: ListDiff): unknown {
  if (!Array.isArray(before) || typeof start !== 'number' || typeof removed !== 'number')
    throw new TypeError('A difference that does not fit.')
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
