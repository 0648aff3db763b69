/** Requests that never come to an end are cut off in time. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { newNode } from './testing/start-match.ts'

const HALF = {
  'half a head': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'half a body':
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
}

test.each(Object.entries(HALF))('%s is not waited for longer than was said', async (_, text) => {
  const { app, url } = await newNode({ longestRequest: 300 })
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname, () => line.write(text))
  line.resume()

  // Without looking often enough this takes half a minute.
  await Promise.race([
    once(line, 'close'),
    new Promise((_, reject) => setTimeout(() => reject(new Error('still open')), 25_000)),
  ])
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([300, 300])
})

test('the default is fifteen seconds', async () => {
  const { app } = await newNode()
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([15_000, 15_000])
})
