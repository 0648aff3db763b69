/** The reference: a bare socket server that sends recorded messages of a real game, and does nothing else. */
import WebSocket, { WebSocketServer } from 'ws'
import { DONE, type RecordedMove, type Recording } from './talk.ts'

type Sights = readonly { readonly place: number; readonly text: Buffer }[]

interface Script {
  readonly first: Sights
  readonly moves: readonly { readonly done: Buffer; readonly sights: Sights }[]
}

interface Group {
  readonly sockets: WebSocket[]
  readonly script: Script
  at: number
}

const AS_TEXT = { binary: false }

function serve(recordings: readonly Recording[], seats: number, port: number): Promise<object> {
  const scripts = recordings.map(scriptOf)
  const groups = new Map<string, Group>()
  const server = new WebSocketServer({ host: '127.0.0.1', port, perMessageDeflate: false })
  server.on('connection', (socket, { url = '' }) => {
    const [, number = '', place = ''] = url.split('/')
    const group = groups.get(number) ?? {
      sockets: [],
      script: scripts[Number(number) % scripts.length] as Script,
      at: 0,
    }
    groups.set(number, group)
    group.sockets[Number(place)] = socket
    socket.on('message', () => goOn(group, socket))
    if (group.sockets.length === seats) show(group, group.script.first)
  })
  return new Promise((resolve) => server.once('listening', () => resolve({})))
}

function goOn(group: Group, mover: WebSocket): void {
  const { script } = group
  const move = script.moves[group.at % script.moves.length] as Script['moves'][number]
  group.at++
  mover.send(move.done, AS_TEXT)
  show(group, move.sights)
}

function show({ sockets }: Group, sights: Sights): void {
  for (const { place, text } of sights) sockets[place]?.send(text, AS_TEXT)
}

/** After the last move everybody is shown the beginning again. */
const scriptOf = ({ first, moves }: Recording): Script => ({
  first: sightsOf(first),
  moves: [...moves, { done: DONE, sights: first }].map(({ done, sights }) => ({
    done: Buffer.from(done),
    sights: sightsOf(sights),
  })),
})

const sightsOf = (sights: RecordedMove['sights']): Sights =>
  sights.map(({ place, text }) => ({ place, text: Buffer.from(text) }))

process.on('message', ({ recordings, seats, port }: { recordings: Recording[]; seats: number; port: number }) => {
  void serve(recordings, seats, port).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())
