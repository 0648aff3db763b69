/** Compresses texts into characters allowed in an address, so that a link can hold a whole game. */

/** The size limit of an unpacked link; the longest games are a tenth of it. */
const LONGEST = 500_000

export async function packText(text: string): Promise<string> {
  const bytes = await new Response(pipe(text, new CompressionStream('deflate-raw'))).arrayBuffer()
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The unpacked text; `undefined` if a part of it is missing or was changed on the way. */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return await readAll(pipe(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}

const pipe = (from: BlobPart, through: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([from]).stream().pipeThrough<Uint8Array>(through)

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > LONGEST) {
      await reader.cancel()
      return undefined
    }
  }
}
