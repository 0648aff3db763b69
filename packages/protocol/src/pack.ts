/**
 * JSON without the field names that both sides know. A record of a known shape is written as the number of its shape
 * and its values.
 *
 * A packed list begins with 0, and an item equal to the one before it is `[]`. A packed record begins with the number
 * of its shape, from 1 on. A record of any other shape keeps its names.
 */

import { quoted, type AsciiText } from './ascii-text.ts'

/** The names of a record's fields, in their order. */
export type Shape = readonly string[]

/** Finds the number of a shape, field by field. */
class Branch {
  number = 0
  /** The first way to go on, which is the only one of most branches and found without a search. */
  private name: string | undefined
  private first: Branch | undefined
  private readonly others = new Map<string, Branch>()

  after(name: string): Branch | undefined {
    return name === this.name ? this.first : this.others.get(name)
  }

  grow(name: string): Branch {
    const known = this.after(name)
    if (known !== undefined) return known
    const branch = new Branch()
    if (this.first !== undefined) this.others.set(name, branch)
    else {
      this.name = name
      this.first = branch
    }
    return branch
  }
}

/** Texts recur, and quoting them takes time, so this many are cached. */
const MAX_QUOTED = 4096

const code = (letter: string): number => letter.charCodeAt(0)
const COMMA = code(',')
const COLON = code(':')
const OPEN_LIST = code('[')
const CLOSE_LIST = code(']')
const OPEN_RECORD = code('{')
const CLOSE_RECORD = code('}')

/** Writes values as packed JSON, by these shapes. */
export class Packer {
  private readonly root = new Branch()
  private readonly known = new Map<string, Uint8Array>()

  constructor(shapes: readonly Shape[]) {
    for (const [at, shape] of shapes.entries()) {
      let branch = this.root
      for (const name of shape) branch = branch.grow(name)
      branch.number = at + 1
    }
  }

  /** Adds a value to a text. */
  pack(value: unknown, text: AsciiText): void {
    if (typeof value === 'string') text.addBytes(this.quoted(value))
    else if (typeof value === 'number') text.addNumber(value)
    else if (typeof value !== 'object' || value === null) text.add(JSON.stringify(value ?? null))
    else if (Array.isArray(value)) this.packList(value, text)
    else this.packRecord(value as Fields, text)
  }

  private packList(list: readonly unknown[], text: AsciiText): void {
    text.add('[0')
    let before = text.length
    let end = before
    for (const item of list) {
      text.addByte(COMMA)
      const start = text.length
      this.pack(item, text)
      if (text.length > start + 2 && text.isRepeated(before, end, start)) {
        text.cut(start)
        text.add('[]')
        continue
      }
      before = start
      end = text.length
    }
    text.addByte(CLOSE_LIST)
  }

  private packRecord(record: Fields, text: AsciiText): void {
    const number = this.shapeOf(record)
    text.addByte(number > 0 ? OPEN_LIST : OPEN_RECORD)
    if (number > 0) text.addNumber(number)
    let isFirst = number === 0
    for (const name in record) {
      const field = record[name]
      if (field === undefined) continue
      if (!isFirst) text.addByte(COMMA)
      isFirst = false
      if (number === 0) {
        text.addBytes(this.quoted(name))
        text.addByte(COLON)
      }
      this.pack(field, text)
    }
    text.addByte(number > 0 ? CLOSE_LIST : CLOSE_RECORD)
  }

  /** The number of its shape; 0 if that is not known. */
  private shapeOf(record: Fields): number {
    let branch: Branch | undefined = this.root
    for (const name in record) {
      if (record[name] === undefined) continue
      branch = branch.after(name)
      if (branch === undefined) return 0
    }
    return branch.number
  }

  private quoted(text: string): Uint8Array {
    const known = this.known.get(text)
    if (known !== undefined) return known
    const fresh = quoted(text)
    if (this.known.size < MAX_QUOTED) this.known.set(text, fresh)
    return fresh
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The value that was packed, from what JSON makes of the text. */
export function unpack(packed: unknown, shapes: readonly Shape[]): unknown {
  if (typeof packed !== 'object' || packed === null) return packed
  if (!Array.isArray(packed)) return unpackFields(packed as Fields, shapes)
  const list: readonly unknown[] = packed
  return list[0] === 0 ? unpackList(list, shapes) : unpackRecord(list, shapes)
}

/** Without iterators, because clients spend much of their time here. */
function unpackList(packed: readonly unknown[], shapes: readonly Shape[]): unknown[] {
  const list: unknown[] = []
  for (let at = 1; at < packed.length; at++) {
    const item = packed[at]
    const isRepeated = Array.isArray(item) && item.length === 0
    list.push(isRepeated ? list[list.length - 1] : unpack(item, shapes))
  }
  return list
}

function unpackRecord(packed: readonly unknown[], shapes: readonly Shape[]): Fields {
  const shape = shapes[Number(packed[0]) - 1]
  if (shape === undefined) throw new TypeError('Unknown shape.')
  const record: Record<string, unknown> = {}
  shape.forEach((name, at) => put(record, name, unpack(packed[at + 1], shapes)))
  return record
}

function unpackFields(packed: Fields, shapes: readonly Shape[]): Fields {
  const record: Record<string, unknown> = {}
  for (const name of Object.keys(packed)) put(record, name, unpack(packed[name], shapes))
  return record
}

/** Sets a field whatever its name is. */
function put(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(record, name, { value, enumerable: true, configurable: true })
  else record[name] = value
}
