/** Holds back writes to a stream until the end of this round of the event loop, so that they go in one piece. */
import type { Socket } from 'node:net'

let held: Socket[] = []

export function writeCoalesced(stream: Socket, data: Buffer): void {
  if (stream.writableCorked === 0) {
    stream.cork()
    if (held.length === 0) process.nextTick(flush)
    held.push(stream)
  }
  stream.write(data)
}

function flush(): void {
  const streams = held
  held = []
  for (const stream of streams) stream.uncork()
}
