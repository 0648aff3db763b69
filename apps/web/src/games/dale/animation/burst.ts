/** A small cheer: bits of cloth that fly up from a finished stack and fall. */
import type { Box } from './places.ts'

const BITS = 14
const FAR = 46

export interface Bit {
  readonly left: number
  readonly top: number
  readonly frames: readonly Keyframe[]
}

/** From the middle of a place, to all sides and a little upwards. Transform and opacity only. */
export function bitsFrom({ left, top, width, height }: Box): readonly Bit[] {
  return Array.from({ length: BITS }, (_, at) => {
    const angle = (at / BITS) * 2 * Math.PI
    const far = FAR * (0.7 + 0.3 * (at % 3))
    const x = Math.cos(angle) * far
    const y = Math.sin(angle) * far
    return {
      left: left + width / 2,
      top: top + height / 2,
      frames: [
        { opacity: 1, transform: 'scale(0.4)' },
        { opacity: 1, transform: `translate(${x}px, ${y - 18}px) rotate(${at * 40}deg)`, offset: 0.6 },
        { opacity: 0, transform: `translate(${x * 1.2}px, ${y + 14}px) rotate(${at * 70}deg)` },
      ],
    }
  })
}
