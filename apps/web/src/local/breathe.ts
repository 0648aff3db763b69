/** A moment for messages in the middle of thinking. */

const { port1, port2 } = new MessageChannel()
port1.start()

/** Browsers make a timer within a timer wait 4 ms or more, which would be a quarter of the thinking; a message to oneself comes at once. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(undefined)
  })
