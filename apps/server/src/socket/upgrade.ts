/** Lets sockets in: an ordinary request decides whether, and then the line stays open. */
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { CLOSED, LARGEST_MESSAGE, WITH_DIFFS } from '@merchants/protocol'
import { tableName } from '@merchants/protocol/schema'
import { adoptSeats, seatsOf } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Front } from '../api/front.ts'
import { changed, CLOSING, limited, refuse, seen } from '../api/front.ts'
import { Asker, keyOf } from '../api/secrets.ts'
import { freshFrom } from '../rooms/fresh.ts'
import { limitedAddress } from '../limits/address.ts'
import { Session } from './session.ts'
import type { Sockets } from './sockets.ts'

/** Somebody may have gone by then. */
const TOO_MANY: Refusal = { key: 'too-fast', facts: { seconds: 5 } }

interface Line {
  readonly stream: Socket
  readonly head: Buffer
}

export function serveSockets(app: FastifyInstance, front: Front, sockets: Sockets): void {
  const { house, publicUrl } = front
  // Pings are answered by the session, which counts them.
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    autoPong: false,
    // A message may come in a few frames; more of them would be a flood that is not counted.
    maxFragments: 4,
  })
  const lines = new WeakMap<IncomingMessage, Line>()
  /** What a browser is handed together with its socket. */
  const cookies = new WeakMap<IncomingMessage, readonly string[]>()
  server.on('headers', (headers, request) => {
    for (const cookie of cookies.get(request) ?? []) headers.push(`Set-Cookie: ${cookie}`)
  })

  app.server.on('upgrade', (request: IncomingMessage, stream: Socket, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    lines.set(request, { stream, head })
    const response = new ServerResponse(request)
    response.assignSocket(stream)
    response.on('finish', () => stream.destroySoon())
    app.routing(request, response)
  })

  app.get<{ Params: { table: string } }>(
    '/ws/tables/:table',
    { logLevel: 'warn', preHandler: limited('socket', front), schema: { hide: true } },
    async (request, reply) => {
      const { table } = request.params
      const line = lines.get(request.raw)
      if (line === undefined)
        return reply.code(426).header('upgrade', 'websocket').send({ key: 'no-socket', facts: {} })
      const release = sockets.admit(limitedAddress(request.ip))
      if (release === undefined) return refuse(house, reply, sockets.isClosing ? CLOSING : TOO_MANY)
      // A line that never becomes a socket gives its place back, too.
      if (line.stream.closed) release()
      else line.stream.once('close', release)
      await renewCookies(request, table)
      reply.hijack()
      ;(reply.raw as ServerResponse).detachSocket(line.stream)
      server.handleUpgrade(request.raw, line.stream, line.head, (socket) => {
        sockets.add(socket)
        house.watch.socketOpened()
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.remove(socket)
          house.watch.socketClosed()
        })
        void enter(socket, line.stream, request, table)
          .catch((error: unknown) => {
            house.fault(error)
            socket.close(CLOSED.comeBack, 'fault')
          })
          .finally(() => socket.resume())
      })
      return reply
    },
  )

  /** Seats that a browser holds by the cookies of before go over to its one cookie; if that fails, they are honoured as they are. */
  async function renewCookies(request: FastifyRequest, table: string): Promise<void> {
    const asker = new Asker(request, publicUrl)
    const old = asker.oldSecrets(table).map(keyOf)
    if (old.length === 0 || !tableName.safeParse(table).success) return
    try {
      const live = await front.rooms.find(table)
      if (live === undefined) return
      const own = keyOf(asker.secretFor(table))
      await changed(live, (room) => adoptSeats(room, old, own, freshFrom(house.source)))
      const isDone = await seen(live, (room) => seatsOf(room, old).every((seat) => seatsOf(room, [own]).includes(seat)))
      if (isDone)
        cookies.set(
          request.raw,
          asker.replacing(table, (...cookie) => app.serializeCookie(...cookie)),
        )
    } catch (error) {
      house.fault(error)
    }
  }

  /** Until the table is found nothing is read. */
  async function enter(socket: WebSocket, stream: Socket, request: FastifyRequest, table: string): Promise<void> {
    socket.pause()
    const live = tableName.safeParse(table).success ? await front.rooms.find(table) : undefined
    if (live === undefined) return socket.close(CLOSED.noSuchTable, 'no-such-table')
    const keys = new Asker(request, publicUrl).keys(table)
    const isPlayer = await seen(live, (room) => seatsOf(room, keys).length > 0)
    const address = limitedAddress(request.ip)
    if (!isPlayer && !sockets.mayWatch(live.audience, address)) return socket.close(CLOSED.tooMany, 'too-many')
    const takesDiffs = (request.query as Partial<typeof WITH_DIFFS>).sights === WITH_DIFFS.sights
    const session = new Session({ socket, stream, address, keys, takesDiffs }, live, front)
    sockets.seat(socket, session)
    await live.join(session)
  }
}
