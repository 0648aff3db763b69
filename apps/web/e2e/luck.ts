/** The same luck in every run: what a page draws follows from the name of its test. */

/** Where a page finds the name of its test, in its storage. */
export const LUCK = 'luck'

/** Runs in a page before its own scripts. Each page that is opened in a tab has other luck than the one before. */
export function drawTheSame(place: string): void {
  if (!location.protocol.startsWith('http')) return
  const opened = Number(sessionStorage.getItem(place) ?? 0) + 1
  sessionStorage.setItem(place, String(opened))
  let state = 0
  for (const letter of `${localStorage.getItem(place) ?? ''} ${opened}`)
    state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0

  // Mulberry32.
  const draw = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  Math.random = () => draw() / 2 ** 32
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array as ArrayBufferView
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    for (let at = 0; at < byteLength; at++) bytes[at] = draw()
    return array
  }
}
