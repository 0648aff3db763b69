/** What this browser adds to the chance of a game, so that nobody else can know it beforehand. */

const BYTES = 16

export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
