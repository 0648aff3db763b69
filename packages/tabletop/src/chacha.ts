/** ChaCha20 (RFC 8439) as a function that returns the n-th 32-bit word of a key's stream. */

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** The word at place `at` of the key stream, with a nonce of zero. */
export function chachaWord(key: readonly number[], at: number): number {
  const start = [...SIGMA, ...key, Math.floor(at / 16), 0, 0, 0]
  const block = start.slice()
  for (let round = 0; round < 10; round++) {
    quarter(block, 0, 4, 8, 12)
    quarter(block, 1, 5, 9, 13)
    quarter(block, 2, 6, 10, 14)
    quarter(block, 3, 7, 11, 15)
    quarter(block, 0, 5, 10, 15)
    quarter(block, 1, 6, 11, 12)
    quarter(block, 2, 7, 8, 13)
    quarter(block, 3, 4, 9, 14)
  }
  const word = at % 16
  return ((block[word] as number) + (start[word] as number)) >>> 0
}

function quarter(x: number[], a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16)
  mix(x, c, d, b, 12)
  mix(x, a, b, d, 8)
  mix(x, c, d, b, 7)
}

/** x[a] += x[b]; x[d] = (x[d] ^ x[a]) rotated left by `by`. */
function mix(x: number[], a: number, b: number, d: number, by: number): void {
  const sum = ((x[a] as number) + (x[b] as number)) | 0
  const turned = (x[d] as number) ^ sum
  x[a] = sum
  x[d] = (turned << by) | (turned >>> (32 - by))
}
