/** Playing at a table through real sockets, from the invitation to the rematch. */
import type { Proof, SightMessage } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { begun, newNode } from '../testing/gathered.ts'
import { Guest, openTable, takeSeat } from '../testing/guest.ts'
import { answerOf, playOn } from '../testing/playing.ts'

const FOUR_DECKS = { isPublic: true, decks: ['macaws', 'pandas', 'raccoons', 'owls'], teams: false, clock: null }

test('two people and a program play a whole game, which can be proved afterwards, and then another', async () => {
  const { url } = await newNode()
  const seats = [{ is: 'open' as const }, { is: 'open' as const }, { is: 'bot' as const, level: 'novice' as const }]
  const { ana, bo, table } = await begun(url, { options: FOUR_DECKS, seats })

  await Promise.all([playOn(ana), playOn(bo)])

  expect(ana.table).toMatchObject({ stage: 'over', ending: 'won', game: 1 })
  expect(bo.table?.winners).toEqual(ana.table?.winners)
  const proof = (await (await fetch(`${url}/api/tables/${table}/games/1`)).json()) as Proof
  expect(proof).toMatchObject({ table, game: 1, players: 3, commitment: ana.table?.commitment })

  const watcher = await Guest.at(url, { table })
  await ana.say({ do: 'again' })
  expect(bo.table?.stage).toBe('over')
  await bo.say({ do: 'again' })
  await watcher.when(({ table: seen }) => seen?.game === 2)
  await watcher.when(({ sight }) => sight?.game === 2)
  const first = watcher.messages.find((message) => message.is === 'sight' && message.game === 2) as SightMessage
  expect(first.from).toBe(0)
  expect(proof.winners).not.toContain(first.view.active)
  expect(watcher.table).toMatchObject({ stage: 'playing', options: FOUR_DECKS })
})

test('nothing of a proof is told before the game is over', async () => {
  const { url } = await newNode()
  const { table } = await begun(url)

  const answer = await fetch(`${url}/api/tables/${table}/games/1`)

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ key: 'game-not-over' })
})

test('who comes back by the same secret sees the game as it is, and plays on', async () => {
  const { url } = await newNode()
  const { ana, bo, seats } = await begun(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 2)))
  ana.socket.terminate()
  await bo.when(({ table }) => table?.seats[0]?.isHere === false)

  const again = await Guest.at(url, seats[0])
  await again.when(({ sight }) => sight !== undefined)

  expect(again.mine).toEqual([0])
  expect(again.sight?.from).toBe(0)
  expect(again.sight?.view.turn).toBe(bo.sight?.view.turn)
  await bo.when(({ table }) => table?.seats[0]?.isHere === true)
  const turn = again.sight?.view.turn as number
  await Promise.all([again, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) > turn)))
})

test('an answer said twice counts once, and one that is late counts not at all', async () => {
  const { url } = await newNode()
  const { asked } = await begun(url)
  const [guest, other] = asked()
  const { question, view } = guest.sight as NonNullable<Guest['sight']>
  const saying = { do: 'answer' as const, question, answers: [[...answerOf(view)]] }

  const replies = await Promise.all([guest.ask(saying), guest.ask(saying), guest.ask(saying)])

  expect(replies.map(({ is }) => is)).toEqual(['done', 'done', 'done'])
  expect(guest.sight?.question).toBe(question + 1)
  expect(await other.say(saying)).toEqual({ key: 'not-now', facts: {} })
  expect(await guest.say({ ...saying, answers: [[99]] })).toEqual({ key: 'not-now', facts: {} })
  expect(await guest.say({ ...saying, question: question + 7 })).toEqual({ key: 'not-now', facts: {} })
})

test('who only watches sees what everybody may see, and can do nothing', async () => {
  const { url } = await newNode()
  const { ana, bo, table, asked } = await begun(url)
  const watcher = await Guest.at(url, { table })
  await watcher.when(({ sight }) => sight !== undefined)
  await ana.when((guest) => guest.table?.spectators === 1)

  expect(watcher.mine).toEqual([])
  expect(watcher.sight?.view.seat).toBe(-1)
  expect(new Set(watcher.sight?.view.seats.flatMap(({ hand }) => hand))).toEqual(new Set(['?']))
  const { question, view } = asked()[0].sight as NonNullable<Guest['sight']>
  const refusal = { key: 'only-watching', facts: {} }
  expect(await watcher.say({ do: 'answer', question, answers: [[...answerOf(view)]] })).toEqual(refusal)
  expect(await watcher.say({ do: 'chat', text: 'hello' })).toEqual(refusal)
  expect(await watcher.say({ do: 'legal' })).toEqual(refusal)
  expect(await watcher.ask({ do: 'past', step: 0 })).toMatchObject({ is: 'done', result: { step: 0 } })

  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 2)))
  await watcher.when(({ sight }) => (sight?.view.turn ?? 0) >= 2)
})

test('two people at one screen: nothing of a hand is shown before its owner looks', async () => {
  const { url } = await newNode()
  const one = await openTable(url)
  const both = await takeSeat(url, one.table, { name: 'Bo' }, one.secret)
  const screen = await Guest.at(url, both)
  expect(screen.mine).toEqual([0, 1])
  await screen.say({ do: 'ready', isReady: true, seat: 1 })
  await screen.say({ do: 'start', seat: 0 })
  await screen.when(({ sight }) => sight !== undefined)

  const asked = screen.sight?.view.active as number
  expect(screen.sight).toMatchObject({ curtain: asked, view: { seat: -1 } })
  expect(screen.sight?.view.decision).toBeUndefined()
  await screen.say({ do: 'look', seat: asked })
  expect(screen.sight?.curtain).toBeUndefined()
  expect(screen.sight?.view.seat).toBe(asked)
  expect(screen.sight?.from).toBe(0)
  while (screen.sight?.curtain === undefined) {
    const { question, view } = screen.sight as NonNullable<Guest['sight']>
    expect(await screen.say({ do: 'answer', question, answers: [[...answerOf(view)]] })).toBeUndefined()
  }
  expect(screen.sight).toMatchObject({ curtain: 1 - asked, from: 0, view: { seat: -1 } })
  expect(await screen.say({ do: 'why', line: 'discard', seat: 3 })).toEqual({ key: 'which-seat', facts: {} })
})

test('somebody who asks for it is played by a program, and takes the seat back at any time', async () => {
  const { url } = await newNode()
  const { ana, bo } = await begun(url)

  await ana.say({ do: 'stand in', on: true })
  await bo.when(({ table }) => table?.seats[0]?.standIn === 'asked')
  const played = playOn(bo, ({ table }) => table?.seats[0]?.standIn === null)
  await ana.when(({ sight }) => (sight?.view.turn ?? 0) >= 4)
  await ana.say({ do: 'stand in', on: false })

  await ana.when(({ table }) => table?.seats[0]?.standIn === null)
  await played
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 7)))
})

test('what cannot be taken back freely is taken back once the other agrees', async () => {
  const { url } = await newNode()
  const { asked } = await begun(url)
  const [guest, other] = asked()
  const before = guest.sight as NonNullable<Guest['sight']>
  await playOn(guest, ({ sight }) => sight?.view.decision === undefined)
  await other.when(({ sight }) => sight?.view.turn === guest.sight?.view.turn)

  expect(await guest.say({ do: 'undo', question: guest.sight?.question as number })).toMatchObject({
    key: expect.any(String) as string,
  })
  expect(await guest.say({ do: 'propose', what: 'undo' })).toBeUndefined()
  await other.when(({ table }) => table?.proposal?.what === 'undo')
  expect(await other.say({ do: 'agree', yes: true })).toBeUndefined()
  await guest.when(({ sight }) => sight?.view.decision !== undefined)

  expect(guest.sight?.question).toBeGreaterThan(before.question)
  expect(guest.sight?.view.active).toBe(before.view.active)
  expect(guest.table?.proposal).toBeNull()
})

test('a game is ended when all people want it', async () => {
  const { url } = await newNode()
  const { ana, bo } = await begun(url)

  await ana.say({ do: 'propose', what: 'end' })
  await bo.when(({ table }) => table?.proposal?.what === 'end')
  await bo.say({ do: 'agree', yes: true })

  await ana.when(({ table }) => table?.stage === 'over')
  expect(ana.table?.ending).toBe('agreed')
})

test('what is said is heard by everybody once, and by those who come later', async () => {
  const { url } = await newNode()
  const { ana, bo, table } = await begun(url)

  expect(await ana.say({ do: 'chat', text: '  <b>Hello</b>  ' })).toBeUndefined()
  expect(await bo.say({ do: 'chat', text: 'Hi' })).toBeUndefined()
  const late = await Guest.at(url, { table })

  const heard = bo.messages.filter(({ is }) => is === 'chat')
  expect(heard).toMatchObject([
    { line: { seat: 0, name: 'Ana', text: '<b>Hello</b>' } },
    { line: { seat: 1, text: 'Hi' } },
  ])
  expect(late.messages[0]).toMatchObject({ is: 'welcome', chat: [{ text: '<b>Hello</b>' }, { text: 'Hi' }] })
})

test('legal moves and reasons are told to whoever is asked, and to nobody else', async () => {
  const { url } = await newNode()
  const { asked } = await begun(url)
  const [guest, other] = asked()

  const legal = await guest.ask({ do: 'legal' })

  expect(legal).toMatchObject({
    is: 'done',
    result: expect.arrayContaining([expect.stringMatching(/ discard/)]) as string[],
  })
  expect(await other.ask({ do: 'legal' })).toMatchObject({ is: 'done', result: [] })
  expect(await guest.say({ do: 'why', line: 'fly away' })).toMatchObject({ key: 'unreadable' })
  expect(await other.say({ do: 'why', line: 'discard' })).toEqual({ key: 'not-now', facts: {} })
})

test('who leaves a table that gathers only watches from then on', async () => {
  const { url } = await newNode()
  const { table, secret } = await openTable(url)
  const bo = await Guest.at(url, await takeSeat(url, table, { name: 'Bo' }))
  const ana = await Guest.at(url, { table, secret })

  await bo.say({ do: 'leave' })

  await bo.when(({ mine }) => mine.length === 0)
  await ana.when((guest) => guest.table?.seats[1]?.is === 'open' && guest.table.spectators === 1)
})
