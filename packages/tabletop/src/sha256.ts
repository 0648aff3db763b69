/** SHA-256 (FIPS 180-4) of a text, the same on any machine, even in browsers without cryptography. */

const isPrime = (n: number): boolean => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
}

const PRIMES = Array.from({ length: 310 }, (_, more) => more + 2)
  .filter(isPrime)
  .slice(0, 64)

/** The first 32 bits behind the point of a root. */
const fraction = (root: number): number => ((root % 1) * 0x1_0000_0000) | 0

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The eight words of the digest. */
export function sha256Words(text: string): number[] {
  const words = padded(utf8(text))
  const digest = [...START]
  for (let block = 0; block < words.length; block += 16) mix(digest, words.slice(block, block + 16))
  return digest.map((word) => word >>> 0)
}

/** The digest as 64 hexadecimal digits. */
export const sha256 = (text: string): string =>
  sha256Words(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')

function utf8(text: string): number[] {
  return Array.from(text).flatMap((letter) => {
    const code = letter.codePointAt(0) as number
    if (code < 0x80) return [code]
    const rest = (by: number): number => 0x80 | ((code >> by) & 0x3f)
    if (code < 0x800) return [0xc0 | (code >> 6), rest(0)]
    if (code < 0x1_0000) return [0xe0 | (code >> 12), rest(6), rest(0)]
    return [0xf0 | (code >> 18), rest(12), rest(6), rest(0)]
  })
}

/** Pads to whole blocks of sixteen words with a single bit, zeros and the length in bits. */
function padded(bytes: readonly number[]): number[] {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const words = Array.from({ length: blocks * 16 }, () => 0)
  for (const [at, byte] of [...bytes, 0x80].entries()) words[at >> 2]! |= byte << (24 - 8 * (at & 3))
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000)
  words[words.length - 1] = (bytes.length << 3) | 0
  return words
}

function mix(digest: number[], schedule: number[]): void {
  for (let at = 16; at < 64; at++) {
    const [early, late] = [schedule[at - 15]!, schedule[at - 2]!]
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    schedule[at] = (schedule[at - 16]! + small + schedule[at - 7]! + large) | 0
  }
  let [a, b, c, d, e, f, g, h] = digest as [number, number, number, number, number, number, number, number]
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[round]! + schedule[round]!) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) digest[at] = (digest[at]! + word) | 0
}
