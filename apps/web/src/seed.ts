/** Random seeds. `crypto.randomUUID` does not exist on plain http, as in a home network; `getRandomValues` does. */

/** Enough secret bits that no one can guess a shuffle. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
