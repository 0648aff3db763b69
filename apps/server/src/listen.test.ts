/** Listening on a free port, or failing with a reason. */
import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

const host = '127.0.0.1'

function newApp(): FastifyInstance {
  const app = fastify()
  onTestFinished(() => app.close())
  return app
}

/** A port that someone else holds until the test ends. */
async function takenPort(): Promise<number> {
  const app = newApp()
  await app.listen({ host, port: 0 })
  return (app.server.address() as AddressInfo).port
}

test('a free port is opened', async () => {
  expect(await listen(newApp(), { host, ports: [0] })).toEqual({
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
  })
})

test('of several ports the first free one is opened', async () => {
  const opening = await listen(newApp(), { host, ports: [await takenPort(), await takenPort(), 0] })

  expect(opening).toHaveProperty('address')
})

test('one taken port is named', async () => {
  const port = await takenPort()

  expect(await listen(newApp(), { host, ports: [port] })).toEqual({
    fault: `Port ${port} is taken. Choose another port, for example: PORT=8080 npm start`,
  })
})

test('many taken ports are named from first to last', async () => {
  const [first, last] = [await takenPort(), await takenPort()]

  expect(await listen(newApp(), { host, ports: [first, last] })).toEqual({
    fault: `Ports ${first} to ${last} are all taken. Choose another port, for example: PORT=8080 npm start`,
  })
})

test('an address of another machine is refused', async () => {
  expect(await listen(newApp(), { host: '192.0.2.1', ports: [0] })).toEqual({
    fault:
      'HOST is "192.0.2.1", which is not an address of this machine. Try 127.0.0.1, or 0.0.0.0 for the whole network.',
  })
})
