/** Requests on their way, to a small server of the test's own. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSender } from './send.ts'

async function serverThat(answers: RequestListener): Promise<{ readonly url: string; readonly count: () => number }> {
  let count = 0
  const server = createServer((request, response) => {
    count++
    answers(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, count: () => count }
}

const letterTo = (address: string) => ({ address, headers: { 'content-type': 'application/json' }, body: '{"ä":1}' })
const post = createSender(true, 1)

test('a message arrives whole', async () => {
  let arrived: unknown
  const { url, count } = await serverThat((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      arrived = [request.method, request.url, request.headers['content-type'], Buffer.concat(parts).toString()]
      response.writeHead(204).end()
    })
  })

  expect(await post(letterTo(url))).toBe(204)
  expect(arrived).toEqual(['POST', '/hook', 'application/json', '{"ä":1}'])
  expect(count()).toBe(1)
})

test('a failed call is retried', async () => {
  const { url, count } = await serverThat((_, response) => void response.writeHead(count() === 1 ? 503 : 200).end())

  expect(await post(letterTo(url))).toBe(200)
  expect(count()).toBe(2)
})

test('a call that keeps failing is dropped', async () => {
  const { url, count } = await serverThat((request) => void request.socket.destroy())

  expect(await post(letterTo(url))).toBeUndefined()
  expect(count()).toBe(2)
})

test('a refused call is not retried', async () => {
  const { url, count } = await serverThat((_, response) => void response.writeHead(410).end())

  expect(await post(letterTo(url))).toBe(410)
  expect(count()).toBe(1)
})

test('redirects are not followed', async () => {
  const elsewhere = await serverThat((_, response) => void response.end())
  const { url } = await serverThat((_, response) => void response.writeHead(307, { location: elsewhere.url }).end())

  expect(await post(letterTo(url))).toBe(307)
  expect(elsewhere.count()).toBe(0)
})

test('an endless answer is not read', async () => {
  const { url } = await serverThat((_, response) => {
    response.writeHead(200)
    const flood = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.once('close', () => clearInterval(flood))
  })

  expect(await post(letterTo(url))).toBe(200)
})

test.each(['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest/meta-data'])(
  'nothing goes to %s',
  async (address) => {
    expect(await createSender(false, 1)(letterTo(address))).toBeUndefined()
  },
)

test('nothing goes to this machine unless it is allowed', async () => {
  const { url, count } = await serverThat((_, response) => void response.end())

  expect(await createSender(false, 1)(letterTo(url))).toBeUndefined()
  expect(count()).toBe(0)
})
