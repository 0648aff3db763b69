/**
 * JSON without the field names that both sides know. A record of a known shape is written as the number of its shape
 * and its values.
 *
 * A packed list begins with 0, and an item equal to the one before it is `[]`. A packed record begins with the number
 * of its shape, from 1 on. A record of any other shape keeps its names.
 */

/** The names of a record's fields, in their order. */
export type Shape = readonly string[]

/** Finds the number of a shape, field by field. */
interface Branch {
  number: number
  readonly next: Map<string, Branch>
}

/** Texts recur, and quoting them takes time, so this many are cached. */
const MAX_QUOTED = 4096

/** Writes values as packed JSON, by these shapes. Values in `written` are not written again, and new ones are added to it. */
export function packer(shapes: readonly Shape[]): (value: unknown, written?: Map<object, string>) => string {
  const root: Branch = { number: 0, next: new Map() }
  for (const [at, shape] of shapes.entries()) branchOf(root, shape).number = at + 1
  const quoted = new Map<string, string>()

  return (value, written) => {
    const pack = (each: unknown): string => {
      if (typeof each === 'string') return quote(each, quoted)
      if (typeof each === 'number') return String(each)
      if (typeof each !== 'object' || each === null) return JSON.stringify(each ?? null)
      const known = written?.get(each)
      if (known !== undefined) return known
      const text = Array.isArray(each) ? packList(each) : packRecord(each as Readonly<Record<string, unknown>>)
      written?.set(each, text)
      return text
    }

    const packList = (list: readonly unknown[]): string => {
      let text = '[0'
      let before = ''
      for (const item of list) {
        const packed = pack(item)
        text += packed === before && packed.length > 2 ? ',[]' : `,${packed}`
        before = packed
      }
      return `${text}]`
    }

    const packRecord = (record: Readonly<Record<string, unknown>>): string => {
      const names = Object.keys(record)
      let branch: Branch | undefined = root
      for (const name of names) if (record[name] !== undefined) branch = branch?.next.get(name)
      const number = branch?.number ?? 0
      let text = ''
      for (const name of names) {
        const field = record[name]
        if (field === undefined) continue
        if (number > 0) text += `,${pack(field)}`
        else text += `${text === '' ? '' : ','}${quote(name, quoted)}:${pack(field)}`
      }
      return number > 0 ? `[${number}${text}]` : `{${text}}`
    }

    return pack(value)
  }
}

function quote(text: string, quoted: Map<string, string>): string {
  const known = quoted.get(text)
  if (known !== undefined) return known
  const fresh = JSON.stringify(text)
  if (quoted.size < MAX_QUOTED) quoted.set(text, fresh)
  return fresh
}

function branchOf(root: Branch, shape: Shape): Branch {
  let branch = root
  for (const name of shape) {
    const next = branch.next.get(name) ?? { number: 0, next: new Map() }
    branch.next.set(name, next)
    branch = next
  }
  return branch
}

/** The value that was packed, from what JSON makes of the text. */
export function unpack(packed: unknown, shapes: readonly Shape[]): unknown {
  if (typeof packed !== 'object' || packed === null) return packed
  if (!Array.isArray(packed))
    return Object.fromEntries(Object.entries(packed).map(([name, value]) => [name, unpack(value, shapes)]))
  const [number, ...values] = packed as readonly unknown[]
  if (number === 0) return unpackList(values, shapes)
  const shape = shapes[Number(number) - 1]
  if (shape === undefined) throw new TypeError('Unknown shape.')
  return Object.fromEntries(shape.map((name, at) => [name, unpack(values[at], shapes)]))
}

function unpackList(packed: readonly unknown[], shapes: readonly Shape[]): unknown[] {
  const list: unknown[] = []
  for (const item of packed) list.push(Array.isArray(item) && item.length === 0 ? list.at(-1) : unpack(item, shapes))
  return list
}
