/** A text as one WebSocket frame, ready to be written: made once, it can go to many sockets. */

const TEXT = 0x81
const SHORT = 125
const MEDIUM = 0xffff

/** The text as a string, or as its bytes. */
export function encodeTextFrame(text: string | Uint8Array): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  if (typeof text === 'string') frame.write(text, head)
  else frame.set(text, head)
  return frame
}
