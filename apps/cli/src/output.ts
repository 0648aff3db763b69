/** Writing that waits for a slow reader, so that nothing piles up in memory. */
import { once } from 'node:events'
import type { Writable } from 'node:stream'

export class Output {
  private readonly stream: Writable
  constructor(stream: Writable) {
    this.stream = stream
  }

  async write(text: string): Promise<void> {
    if (!this.stream.write(text)) await once(this.stream, 'drain')
  }
}
