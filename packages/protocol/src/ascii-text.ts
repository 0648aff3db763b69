/** A text of ASCII letters, put together as the bytes that are sent. Its memory is kept for the next text. */

const ZERO = 0x30

export class AsciiText {
  private bytes = new Uint8Array(16_384)
  length = 0

  /** The whole text, valid until it changes. */
  get written(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }

  /** Only this much of it is left. */
  cut(length: number): void {
    this.length = length
  }

  addByte(byte: number): void {
    if (this.length === this.bytes.length) this.grow(1)
    this.bytes[this.length++] = byte
  }

  addBytes(added: Uint8Array): void {
    this.grow(added.length)
    const { bytes, length } = this
    for (let at = 0; at < added.length; at++) bytes[length + at] = added[at] ?? 0
    this.length = length + added.length
  }

  add(letters: string): void {
    this.grow(letters.length)
    const { bytes, length } = this
    for (let at = 0; at < letters.length; at++) bytes[length + at] = letters.charCodeAt(at)
    this.length = length + letters.length
  }

  /** Most numbers have one digit. */
  addNumber(number: number): void {
    if (number >= 0 && number < 10 && Number.isInteger(number)) this.addByte(ZERO + number)
    else this.add(String(number))
  }

  /** Whether what stands from `start` on also stands from `before` up to `end`. */
  isRepeated(before: number, end: number, start: number): boolean {
    const { bytes, length } = this
    if (end - before !== length - start) return false
    for (let at = 0; at < end - before; at++) if (bytes[before + at] !== bytes[start + at]) return false
    return true
  }

  private grow(by: number): void {
    if (this.length + by <= this.bytes.length) return
    const more = new Uint8Array(Math.max(2 * this.bytes.length, this.length + by))
    more.set(this.written)
    this.bytes = more
  }
}

/** A text in quotes as bytes, all other letters escaped. */
export function quoted(text: string): Uint8Array {
  const ascii = JSON.stringify(text).replace(/[^ -~]/g, escaped)
  return Uint8Array.from(ascii, (letter) => letter.charCodeAt(0))
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
