/** The reference, a bare socket server that only sends recorded messages of a real game. */
import WebSocket, { WebSocketServer } from 'ws'
import { DONE, type RecordedMove, type Recording } from './process-messages.ts'
import { itemAt } from '@merchants/tabletop'

type SentViews = readonly { readonly place: number; readonly text: Buffer }[]

interface Script {
  readonly first: SentViews
  readonly moves: readonly { readonly done: Buffer; readonly views: SentViews }[]
}

interface Group {
  readonly sockets: WebSocket[]
  readonly script: Script
  at: number
}

const AS_TEXT = { binary: false }

function serve(recordings: readonly Recording[], seats: number): Promise<object> {
  const scripts = recordings.map(scriptOf)
  const groups = new Map<string, Group>()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', (socket, { url = '' }) => {
    const [, number = '', place = ''] = url.split('/')
    const group = groups.get(number) ?? {
      sockets: [],
      script: itemAt(scripts, Number(number) % scripts.length),
      at: 0,
    }
    groups.set(number, group)
    group.sockets[Number(place)] = socket
    socket.on('message', () => goOn(group, socket))
    if (group.sockets.length === seats) show(group, group.script.first)
  })
  return new Promise((resolve) =>
    server.once('listening', () => {
      const address = server.address()
      resolve({ port: typeof address === 'object' ? address?.port : undefined })
    }),
  )
}

function goOn(group: Group, mover: WebSocket): void {
  const { script } = group
  const move = itemAt(script.moves, group.at % script.moves.length)
  group.at++
  mover.send(move.done, AS_TEXT)
  show(group, move.views)
}

function show({ sockets }: Group, views: SentViews): void {
  for (const { place, text } of views) sockets[place]?.send(text, AS_TEXT)
}

/** After the last move everyone is shown the beginning again. */
const scriptOf = ({ first, moves }: Recording): Script => ({
  first: sentViews(first),
  moves: [...moves, { done: DONE, views: first }].map(({ done, views }) => ({
    done: Buffer.from(done),
    views: sentViews(views),
  })),
})

const sentViews = (views: RecordedMove['views']): SentViews =>
  views.map(({ place, text }) => ({ place, text: Buffer.from(text) }))

process.on('message', ({ recordings, seats }: { recordings: Recording[]; seats: number }) => {
  void serve(recordings, seats).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())
