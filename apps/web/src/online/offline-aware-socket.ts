/** A socket that gives up as soon as the browser knows that there is no network, instead of waiting for an answer. */
import type { WebSocketConstructor } from '@merchants/client'

const LOST = 1006

class OfflineAwareSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    const giveUp = (): void => {
      const close = this.onclose
      this.close()
      close?.call(this, new CloseEvent('close', { code: LOST }))
    }
    addEventListener('offline', giveUp)
    this.addEventListener('close', () => removeEventListener('offline', giveUp))
  }
}

export const offlineAwareSocket: WebSocketConstructor = OfflineAwareSocket
