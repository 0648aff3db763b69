/** A connection repeats unacknowledged messages, shows the latest state and reconnects. */
import { CLOSE_CODES, type ChatLine, type WelcomeMessage } from '@merchants/protocol'
import { expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { joinTable } from './join.ts'
import type { TableMatchView } from './match-view-assembler.ts'
import { aMatchMessage, aTable, aWelcome, FakeNetwork } from './testing/fake-socket.ts'

function join(secret?: string) {
  const network = new FakeNetwork()
  const { WebSocket, later } = network

  // Messages are numbered from 1, and every pause is as long as it can be.
  const lots = [0]
  const chance = (): number => lots.pop() ?? 1
  const connection = joinTable({ url: 'https://play.example', table: 'abcdefghijkl', secret, WebSocket, later, chance })
  const shown: TableMatchView[] = []
  connection.onMatch((match) => shown.push(match))
  return { network, connection, shown }
}

const words = (match: TableMatchView | undefined): unknown[] | undefined => match?.log.map(({ event }) => event)

test('a page connects with its cookies, a bot with its secret', () => {
  expect(join().network.newest).toMatchObject({
    url: 'wss://play.example/ws/tables/abcdefghijkl?protocol=2&sights=diff',
    headers: undefined,
  })
  expect(join('secret').network.newest.headers).toEqual({ authorization: 'Seat secret' })
})

test('a late listener gets the current state', () => {
  const { network, connection } = join()
  const tables: string[] = []
  network.newest.say(aWelcome({ table: aTable('gathering') }))

  connection.onTable(({ stage }) => tables.push(stage))
  const stop = connection.onTable(({ stage }) => tables.push(stage))
  stop()
  network.newest.say({ is: 'table', table: aTable('playing') })

  expect(tables).toEqual(['gathering', 'gathering', 'playing'])
  expect(connection.mine).toEqual([0])
})

test('the log is put together from its parts', () => {
  const { network, shown } = join()

  network.newest.say(aWelcome(), aMatchMessage(0, 0, ['a', 'b']), aMatchMessage(1, 2, ['c']), aMatchMessage(2, 3, []))

  expect(shown.map(words)).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})

test('undone entries leave the log', () => {
  const { network, connection } = join()

  network.newest.say(
    aWelcome(),
    aMatchMessage(0, 0, ['a', 'b', 'c']),
    aMatchMessage(1, 1, []),
    aMatchMessage(2, 1, ['d']),
  )

  expect(words(connection.match)).toEqual(['a', 'd'])
})

test('a part of the log that is missing is asked for by another connection', () => {
  const { network, connection, shown } = join()

  network.newest.say(aWelcome(), aMatchMessage(0, 0, ['a']), aMatchMessage(2, 3, ['d']))
  network.pass(300)
  network.newest.say(aWelcome(), aMatchMessage(2, 0, ['a', 'b', 'c', 'd']))

  expect(network.sockets).toHaveLength(2)
  expect(shown).toHaveLength(2)
  expect(words(connection.match)).toEqual(['a', 'b', 'c', 'd'])
})

test('changes are merged with the previous state', () => {
  const { network, connection } = join()
  const shapes = [['question', 'from', 'view']]

  network.newest.say(
    { ...(aWelcome() as WelcomeMessage), shapes },
    aMatchMessage(1, 0, ['a', 'b']),
    { is: 'diff', sight: [1, 2, 2, { market: [0, 0, 0, 'owls-1'] }], log: [0, { step: 2, event: 'c' }] },
    {
      is: 'diff',
      sight: { question: 3, from: 1, view: { market: [0, 0, 1, null] } },
      log: [0, { step: 3, event: 'd' }],
    },
  )

  expect(connection.match).toMatchObject({ game: 1, question: 3, step: 1, view: { market: [undefined] } })
  expect(words(connection.match)).toEqual(['a', 'd'])
})

test('a difference to something that never came is a gap', () => {
  const { network, shown } = join()

  network.newest.say(aWelcome(), { is: 'diff', sight: { question: 2 }, log: [0] })
  network.pass(300)

  expect(network.sockets).toHaveLength(2)
  expect(shown).toEqual([])
})

test('after another connection no older view is shown, and the log still grows from the right place', () => {
  const { network, connection, shown } = join()
  network.newest.say(aWelcome(), aMatchMessage(5, 0, ['a', 'b', 'c']))
  network.newest.break()
  network.pass(300)

  network.newest.say(aWelcome(), aMatchMessage(4, 0, ['a', 'b']))
  expect(shown).toHaveLength(1)
  network.newest.say(aMatchMessage(6, 2, ['c', 'd']))

  expect(words(connection.match)).toEqual(['a', 'b', 'c', 'd'])
})

test('the next game is newer than anything of the last', () => {
  const { network, connection } = join()

  network.newest.say(aWelcome(), aMatchMessage(90, 0, ['a', 'b']), aMatchMessage(90, 0, ['z'], 2))

  expect(connection.match).toMatchObject({ game: 2, question: 90 })
  expect(words(connection.match)).toEqual(['z'])
})

test('an answer is done or refused', async () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  const fine = connection.answer(7, [[0], [1, 2]])
  const late = connection.answer(6, [[0]], 1)
  void connection.answerFreely(8, [[0]])

  expect(network.newest.heard).toEqual([
    { id: 1, do: 'answer', question: 7, answers: [[0], [1, 2]] },
    { id: 2, do: 'answer', question: 6, answers: [[0]], seat: 1 },
    { id: 3, do: 'answer', question: 8, answers: [[0]], free: true },
  ])
  network.newest.say({ is: 'refused', id: 2, why: { key: 'not-now', facts: {} } }, { is: 'done', id: 1 })

  expect(await fine).toBeUndefined()
  expect(await late).toEqual({ key: 'not-now', facts: {} })
})

test('whether the server can save is known, and another connection starts from yes', () => {
  const { network, connection } = join()
  const heard: boolean[] = []
  connection.onSaving((works) => heard.push(works))
  network.newest.say(aWelcome(), { is: 'saving', works: false })
  expect(connection.isSaving).toBe(false)
  network.newest.say(aWelcome({ mine: [1] }))
  expect(connection.isSaving).toBe(false)
  network.newest.say({ is: 'saving', works: true }, { is: 'saving', works: false })
  network.newest.break()
  network.pass(300)
  network.newest.say(aWelcome())

  expect(connection.isSaving).toBe(true)
  expect(heard).toEqual([true, true, false, true, false, true])
})

test('nothing is sent before the welcome', () => {
  const { network, connection } = join()
  void connection.ready(true)

  expect(network.newest.heard).toEqual([])
  network.newest.say(aWelcome())
  expect(network.newest.heard).toEqual([{ id: 1, do: 'ready', isReady: true }])
})

test('unanswered messages are sent again unchanged, and only once', async () => {
  const { network, connection } = join()
  const [first] = network.sockets
  network.newest.say(aWelcome())
  const one = connection.answer(1, [[0]])
  const two = connection.undo(2)
  network.newest.say({ is: 'done', id: 1 })
  await one
  network.newest.break()
  network.pass(300)
  network.newest.say(aWelcome())

  expect(network.newest.heard).toEqual([first?.heard[1]])
  network.newest.say({ is: 'done', id: 2 })
  network.newest.break()
  network.pass(300)
  network.newest.say(aWelcome())

  expect(await two).toBeUndefined()
  expect(network.newest.heard).toEqual([])
})

test('another welcome on the same connection brings other seats, and nothing is sent again', () => {
  const { network, connection } = join()
  network.newest.say(aWelcome({ mine: [] }))
  void connection.chat('Hi')
  network.newest.say(aWelcome({ mine: [2] }), aMatchMessage(0, 0, ['a']))

  expect(network.newest.heard).toHaveLength(1)
  expect(connection.mine).toEqual([2])
})

test('a chat line that has arrived is not sent again', async () => {
  const { network, connection } = join()
  const said = (text: string, at: number): ChatLine => ({ seat: 0, name: 'Ana', text, at })
  network.newest.say(aWelcome({ chat: [said('Hello', 1)] }))
  const arrived = connection.chat('Hi')
  void connection.chat('Hello')
  network.newest.break()
  network.pass(300)
  network.newest.say(aWelcome({ chat: [said('Hello', 1), said('Hi', 2), { ...said('Hello', 3), seat: 1 }] }))

  expect(await arrived).toBeUndefined()
  expect(network.newest.heard).toEqual([{ id: 2, do: 'chat', text: 'Hello' }])
  expect(connection.chatLines).toHaveLength(3)
})

test('a chat line of this client that comes back is done, even if its acknowledgement is lost', async () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  const said = connection.chat('Hi')
  network.newest.say({ is: 'chat', line: { seat: 0, name: 'Ana', text: 'Hi', at: 1 } })
  network.newest.break()
  network.pass(300)
  network.newest.say(aWelcome())

  expect(await said).toBeUndefined()
  expect(network.newest.heard).toEqual([])
})

test('late messages of an old connection are ignored', () => {
  const { network, connection } = join()
  const [old] = network.sockets
  network.newest.say(aWelcome())
  network.newest.break()
  network.pass(300)
  network.newest.say(aWelcome(), aMatchMessage(1, 0, ['a']))

  old?.say(aMatchMessage(2, 0, ['lie']))
  old?.break()

  expect(words(connection.match)).toEqual(['a'])
  expect(connection.disconnect).toBeUndefined()
})

/** The pauses between this many failed attempts. */
const pausesOf = (network: FakeNetwork, connection: Connection, tries: number): number[] =>
  Array.from({ length: tries }, () => {
    network.newest.break()
    const pause = connection.disconnect?.pause ?? 0
    network.pass(pause)
    return Math.round(pause)
  })

test('pauses grow, and start again from the first after a welcome', () => {
  const { network, connection } = join()
  expect(pausesOf(network, connection, 11)).toEqual([
    300, 480, 768, 1229, 1966, 3146, 5033, 8053, 12_885, 20_000, 20_000,
  ])
  network.newest.say(aWelcome())
  expect(connection.disconnect).toBeUndefined()
  network.newest.break()
  expect(connection.disconnect).toEqual({ why: 'network', pause: 300 })
})

test('a client with a shorter timeout waits no longer', () => {
  const { network, connection } = join()
  network.newest.break()
  connection.reconnectNow()
  connection.reconnectNow()
  network.pass(1000)

  expect(network.sockets).toHaveLength(2)
})

test('a client leaves a server that announces its restart, and finds it again soon', () => {
  const { network, connection } = join()
  network.newest.say(aWelcome(), { is: 'closing' })
  expect(connection.disconnect).toBeUndefined()

  network.pass(500)
  expect(network.sockets[0]).toHaveProperty('isOpen', false)
  expect(connection.disconnect).toEqual({ why: 'restart', pause: 500 })
  network.pass(500)
  expect(network.sockets).toHaveLength(2)
})

test('a close that announces a restart is one', () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  network.newest.break(CLOSE_CODES.comeBack)

  expect(connection.disconnect).toEqual({ why: 'restart', pause: 500 })
  network.pass(500)
  expect(pausesOf(network, connection, 16)).toEqual([
    480,
    768,
    ...Array.from({ length: 12 }, () => 1000),
    20_000,
    20_000,
  ])
})

test('a server that does not answer for ten seconds counts as lost', () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  void connection.start()
  network.pass(9999)
  network.newest.say(aMatchMessage(0, 0, []))
  expect(connection.disconnect).toBeUndefined()

  network.pass(1)
  expect(connection.disconnect).toMatchObject({ why: 'network' })
})

test('silence is fine while no reply is expected', async () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  const started = connection.start()
  network.newest.say({ is: 'done', id: 1 })
  await started
  network.pass(3_600_000)

  expect(network.sockets).toHaveLength(1)
})

test('a connection that never opens is retried', () => {
  const { network } = join()
  network.pass(10_300)

  expect(network.sockets).toHaveLength(2)
})

test('a client that asked too often waits longer', () => {
  const { network, connection } = join()
  network.newest.break(CLOSE_CODES.tooMany)

  expect(connection.disconnect).toEqual({ why: 'too-many', pause: 5300 })
})

test('a message that the server rejects is not sent again for ever', async () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  const bad = connection.chat('\u202e')
  network.newest.break(CLOSE_CODES.badMessage)
  network.pass(300)
  network.newest.say(aWelcome())

  expect(await bad).toEqual({ key: 'bad-message', facts: {} })
  expect(network.newest.heard).toEqual([])
})

test.each([
  [
    'a table that does not exist',
    'no-such-table',
    (network: FakeNetwork) => network.newest.break(CLOSE_CODES.noSuchTable),
  ],
  ['a server of another version', 'outdated', (network: FakeNetwork) => network.newest.say(aWelcome({ protocol: 99 }))],
])('%s is not tried again', async (_, why, happen) => {
  const { network, connection } = join()
  const early = connection.ready(true)
  happen(network)
  network.pass(100_000)
  connection.reconnectNow()

  expect(connection.disconnect).toEqual({ why, pause: undefined })
  expect(await early).toMatchObject({ key: why })
  expect(await connection.start()).toMatchObject({ key: why })
  expect(network.sockets).toHaveLength(1)
})

test('a closed connection stays closed', async () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  const open = connection.start()
  connection.close()
  network.pass(100_000)

  expect(network.sockets).toEqual([expect.objectContaining({ isOpen: false })])
  expect(await open).toMatchObject({ key: 'closed' })
})

test('requests resolve to their replies', async () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  const asked = [
    connection.legal(),
    connection.why('p1 pass'),
    connection.why('p1 buy'),
    connection.past(3),
    connection.past(99),
  ]
  const why = { key: 'too-little', facts: {} }
  network.newest.say(
    { is: 'done', id: 1, result: ['p1 pass'] },
    { is: 'done', id: 2 },
    { is: 'done', id: 3, result: why },
    { is: 'done', id: 4, result: { step: 3, view: { market: ['owls-1', null], prices: [3, null] } } },
    { is: 'refused', id: 5, why },
  )

  expect(await Promise.all(asked)).toEqual([
    ['p1 pass'],
    undefined,
    why,
    { step: 3, view: { market: ['owls-1', undefined], prices: [3, undefined] } },
    why,
  ])
})

test('frames that come in parts are put together, each with its whole view', async () => {
  const { network, connection } = join()
  network.newest.say(aWelcome())
  const asked = connection.frames(undefined, 9)
  const first = [
    { step: 0, event: { what: 'dealt' }, view: [{ market: ['owls-1', null], turn: 1 }] },
    { step: 5, event: { what: 'drew' } },
  ]
  network.newest.say({ is: 'done', id: 1, result: { to: 5, frames: first } })
  await new Promise((resolve) => setTimeout(resolve))
  const second = [
    { step: 8, event: { what: 'bought' }, view: [{ market: [null, null], turn: 1 }] },
    { step: 9, event: { what: 'passed' }, view: { turn: 2 } },
  ]
  network.newest.say({ is: 'done', id: 2, result: { to: 9, frames: second } })

  expect(await asked).toEqual([
    { step: 0, event: { what: 'dealt' }, view: { market: ['owls-1', undefined], turn: 1 } },
    { step: 5, event: { what: 'drew' }, view: { market: ['owls-1', undefined], turn: 1 } },
    { step: 8, event: { what: 'bought' }, view: { market: [undefined, undefined], turn: 1 } },
    { step: 9, event: { what: 'passed' }, view: { market: [undefined, undefined], turn: 2 } },
  ])
  expect(network.newest.heard).toMatchObject([
    { do: 'frames', to: 9 },
    { do: 'frames', from: 5, to: 9 },
  ])
})
