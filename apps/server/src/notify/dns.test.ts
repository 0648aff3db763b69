/** Names are asked of a small name server of the test's own, which does not answer for all of them. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { resolveByServers } from './dns.ts'

const HEAD = 12
const A = 1
const NO_ERROR = 0
const NO_SUCH_NAME = 3

/** Says that every name has this one IPv4 address (RFC 1035), except that some do not exist and some are never answered for. */
async function nameServer(address: readonly number[]): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (asked, { port }) => {
    const end = asked.indexOf(0, HEAD) + 5
    const name = asked.subarray(HEAD, end).toString('latin1')
    if (name.includes('deaf')) return
    const isFound = asked.readUInt16BE(end - 4) === A && !name.includes('nowhere')
    const head = Buffer.from(asked.subarray(0, HEAD))
    head.writeUInt16BE(0x8180 | (name.includes('nowhere') ? NO_SUCH_NAME : NO_ERROR), 2)
    head.writeUInt16BE(isFound ? 1 : 0, 6)
    head.writeUInt32BE(0, 8)
    const answer = isFound ? Buffer.from([0xc0, HEAD, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address]) : Buffer.alloc(0)
    socket.send(Buffer.concat([head, asked.subarray(HEAD, end), answer]), port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

test('a name is found, in whichever family it has addresses', async () => {
  const find = resolveByServers([await nameServer([192, 0, 2, 7])])

  expect(await find('here.example')).toEqual([{ address: '192.0.2.7', family: 4 }])
  await expect(find('nowhere.example')).rejects.toBeInstanceOf(AggregateError)
})

test('names for which no one answers keep no other name waiting', async () => {
  const find = resolveByServers([await nameServer([192, 0, 2, 7])])
  const settled: string[] = []
  const deaf = Array.from({ length: 20 }, (_, number) => `deaf${number}.example`)

  for (const name of deaf) void find(name).catch(() => settled.push(name))
  await find('here.example')

  expect(settled).toEqual([])
})
