/** Admits sockets. An ordinary request decides, and then the connection stays open. */
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { CLOSE_CODES, MAX_MESSAGE_BYTES, DIFF_QUERY } from '@merchants/protocol'
import { tableName } from '@merchants/protocol/schema'
import { adoptSeats, seatsForKeys } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { ApiContext } from '../api/api-context.ts'
import { applyCommand, CLOSING, rateLimited, protocolOf, sendRefusal, readRoom } from '../api/api-context.ts'
import { SeatClaim, hashSecret } from '../api/seat-secrets.ts'
import { readSource } from '../rooms/system-source.ts'
import { rateLimitKey } from '../limits/rate-limit-key.ts'
import { Session } from './session.ts'
import type { Sockets } from './sockets.ts'

/** The client may have gone by then. */
const TOO_MANY: Refusal = { key: 'too-fast', facts: { seconds: 5 } }

interface Line {
  readonly stream: Socket
  readonly head: Buffer
  readonly response: ServerResponse
}

export function serveSockets(app: FastifyInstance, api: ApiContext, sockets: Sockets): void {
  const { services } = api
  const lines = linesOf(app)
  const upgrades = new Upgrades()

  app.get<{ Params: { table: string }; Querystring: Partial<typeof DIFF_QUERY> }>(
    '/ws/tables/:table',
    { logLevel: 'warn', preHandler: rateLimited('socket', api), schema: { hide: true } },
    async (request, reply) => {
      const { table } = request.params
      const line = lines.get(request.raw)
      if (line === undefined)
        return reply.code(426).header('upgrade', 'websocket').send({ key: 'no-socket', facts: {} })
      const release = sockets.admit(rateLimitKey(request.ip))
      if (release === undefined) return sendRefusal(services, reply, sockets.isClosing ? CLOSING : TOO_MANY)
      // A connection that never becomes a socket frees its place too.
      if (line.stream.closed) release()
      else line.stream.once('close', release)
      const cookies = await renewedCookies(request, table, api)
      reply.hijack()
      line.response.detachSocket(line.stream)
      upgrades.open(request.raw, line, cookies, (socket) => {
        sockets.add(socket)
        services.telemetry.socketOpened()
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.remove(socket)
          services.telemetry.socketClosed()
        })
        void enter({ socket, stream: line.stream, request, table }, api, sockets)
          .catch((error: unknown) => {
            services.fault(error)
            socket.close(CLOSE_CODES.comeBack, 'fault')
          })
          .finally(() => socket.resume())
      })
      return reply
    },
  )
}

/** Lets requests to upgrade pass through the ordinary routes, and keeps their lines until it is decided. */
function linesOf(app: FastifyInstance): WeakMap<IncomingMessage, Line> {
  const lines = new WeakMap<IncomingMessage, Line>()
  app.server.on('upgrade', (request: IncomingMessage, stream: Socket, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const response = new ServerResponse(request)
    lines.set(request, { stream, head, response })
    response.assignSocket(stream)
    response.on('finish', () => stream.destroySoon())
    app.routing(request, response)
  })
  return lines
}

/** Turns connections into sockets. */
class Upgrades {
  // Pings are answered by the session, which counts them.
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    autoPong: false,
    // A message may come in a few frames; more of them would be a flood that is not counted.
    maxFragments: 4,
  })
  private readonly cookies = new WeakMap<IncomingMessage, readonly string[]>()

  constructor() {
    this.server.on('headers', (headers, request) => {
      for (const cookie of this.cookies.get(request) ?? []) headers.push(`Set-Cookie: ${cookie}`)
    })
  }

  /** `cookies` are handed to the browser together with its socket. */
  open(
    request: IncomingMessage,
    { stream, head }: Line,
    cookies: readonly string[],
    opened: (socket: WebSocket) => void,
  ): void {
    this.cookies.set(request, cookies)
    this.server.handleUpgrade(request, stream, head, opened)
  }
}

/** Moves seats from a browser's older cookies to its one cookie; if that fails, the older ones still count. */
async function renewedCookies(
  request: FastifyRequest,
  table: string,
  { rooms, services, publicUrl }: ApiContext,
): Promise<readonly string[]> {
  const asker = new SeatClaim(request, publicUrl)
  const old = asker.oldSecrets(table).map(hashSecret)
  if (old.length === 0 || !tableName.safeParse(table).success) return []
  try {
    const live = await rooms.find(table)
    if (live === undefined) return []
    const own = hashSecret(asker.secretFor(table))
    await applyCommand(live, (room) => adoptSeats(room, old, own, readSource(services.source)))
    const isDone = await readRoom(live, (room) =>
      seatsForKeys(room, old).every((seat) => seatsForKeys(room, [own]).includes(seat)),
    )
    return isDone ? asker.replacing(table, (...cookie) => request.server.serializeCookie(...cookie)) : []
  } catch (error) {
    services.fault(error)
    return []
  }
}

interface AdmittedSocket {
  readonly socket: WebSocket
  readonly stream: Socket
  readonly request: FastifyRequest<{ Querystring: Partial<typeof DIFF_QUERY> }>
  readonly table: string
}

/** Until the table is found nothing is read. */
async function enter(
  { socket, stream, request, table }: AdmittedSocket,
  api: ApiContext,
  sockets: Sockets,
): Promise<void> {
  socket.pause()
  const live = tableName.safeParse(table).success ? await api.rooms.find(table) : undefined
  if (live === undefined) return socket.close(CLOSE_CODES.noSuchTable, 'no-such-table')
  const keys = new SeatClaim(request, api.publicUrl).keys(table)
  const isPlayer = await readRoom(live, (room) => seatsForKeys(room, keys).length > 0)
  const address = rateLimitKey(request.ip)
  if (!isPlayer && !sockets.mayWatch(live.broadcaster, address)) return socket.close(CLOSE_CODES.tooMany, 'too-many')
  const takesDiffs = request.query.sights === DIFF_QUERY.sights
  const protocol = protocolOf(request)
  const session = new Session({ socket, stream, address, keys, protocol, takesDiffs }, live, api)
  sockets.seat(socket, session)
  await live.join(session)
}
