/** Samples of a training as JSON, with their large arrays in base64. */
import type { SampleParts } from '@merchants/bots/strong'

export interface WrittenSamples extends Pick<SampleParts, 'list'> {
  readonly numbers: string
  readonly cards: string
  readonly starts: string
}

export const writeSamples = ({ list, numbers, cards, starts }: SampleParts): WrittenSamples => ({
  list,
  numbers: toBase64(numbers),
  cards: toBase64(cards),
  starts: toBase64(starts),
})

export const readSamples = ({ list, numbers, cards, starts }: WrittenSamples): SampleParts => ({
  list,
  numbers: new Float32Array(bytesOf(numbers)),
  cards: new Int16Array(bytesOf(cards)),
  starts: new Int32Array(bytesOf(starts)),
})

const toBase64 = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** In a buffer of their own, in which numbers may begin at the first byte. */
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer
