/** Playing at a table through real sockets, from the invitation to the rematch. */
import { expect, test } from 'vitest'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient, openTable, takeSeat } from '../testing/test-client.ts'
import { answerOf, playOn } from '../testing/playing.ts'

test('the proof stays secret until the game is over', async () => {
  const { url } = await newNode()
  const { table } = await startTwoPlayerMatch(url)

  const answer = await fetch(`${url}/api/tables/${table}/games/1`)

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ key: 'game-not-over' })
})

test('reconnecting with the same secret shows the current game and continues it', async () => {
  const { url } = await newNode()
  const { ana, bo, seats } = await startTwoPlayerMatch(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 2)))
  ana.socket.terminate()
  await bo.when(({ table }) => table?.seats[0]?.isHere === false)

  const again = await TestClient.at(url, seats[0])
  await again.when(({ match }) => match !== undefined)

  expect(again.mine).toEqual([0])
  expect(again.match?.from).toBe(0)
  expect(again.match?.view.turn).toBe(bo.match?.view.turn)
  await bo.when(({ table }) => table?.seats[0]?.isHere === true)
  const turn = again.match?.view.turn as number
  await Promise.all([again, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) > turn)))
})

test('an answer sent twice counts once, and a late one does not count', async () => {
  const { url } = await newNode()
  const { asked } = await startTwoPlayerMatch(url)
  const [guest, other] = asked()
  const { question, view } = guest.match as NonNullable<TestClient['match']>
  const saying = { do: 'answer' as const, question, answers: [[...answerOf(view)]] }

  const replies = await Promise.all([guest.ask(saying), guest.ask(saying), guest.ask(saying)])

  expect(replies.map(({ is }) => is)).toEqual(['done', 'done', 'done'])
  expect(guest.match?.question).toBe(question + 1)
  expect(await other.say(saying)).toEqual({ key: 'not-now', facts: {} })
  expect(await guest.say({ ...saying, answers: [[99]] })).toEqual({ key: 'not-now', facts: {} })
  expect(await guest.say({ ...saying, question: question + 7 })).toEqual({ key: 'not-now', facts: {} })
})

test('a spectator sees the public cards and can do nothing', async () => {
  const { url } = await newNode()
  const { ana, bo, table, asked } = await startTwoPlayerMatch(url)
  const watcher = await TestClient.at(url, { table })
  await watcher.when(({ match }) => match !== undefined)
  await ana.when((guest) => guest.table?.spectators === 1)

  expect(watcher.mine).toEqual([])
  expect(watcher.match?.view.seat).toBe(-1)
  expect(new Set(watcher.match?.view.seats.flatMap(({ hand }) => hand))).toEqual(new Set(['?']))
  const { question, view } = asked()[0].match as NonNullable<TestClient['match']>
  const refusal = { key: 'only-watching', facts: {} }
  expect(await watcher.say({ do: 'answer', question, answers: [[...answerOf(view)]] })).toEqual(refusal)
  expect(await watcher.say({ do: 'chat', text: 'hello' })).toEqual(refusal)
  expect(await watcher.say({ do: 'legal' })).toEqual(refusal)
  expect(await watcher.ask({ do: 'past', step: 0 })).toMatchObject({ is: 'done', result: { step: 0 } })

  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 2)))
  await watcher.when(({ match }) => (match?.view.turn ?? 0) >= 2)
})

test('two people at one screen: nothing of a hand is shown before its owner looks', async () => {
  const { url } = await newNode()
  const one = await openTable(url)
  const both = await takeSeat(url, one.table, { name: 'Bo' }, one.secret)
  const screen = await TestClient.at(url, both)
  expect(screen.mine).toEqual([0, 1])
  await screen.say({ do: 'ready', isReady: true, seat: 1 })
  await screen.say({ do: 'start', seat: 0 })
  await screen.when(({ match }) => match !== undefined)

  const asked = screen.match?.view.active as number
  expect(screen.match).toMatchObject({ curtain: asked, view: { seat: -1 } })
  expect(screen.match?.view.decision).toBeUndefined()
  await screen.say({ do: 'look', seat: asked })
  expect(screen.match?.curtain).toBeUndefined()
  expect(screen.match?.view.seat).toBe(asked)
  expect(screen.match?.from).toBe(0)
  while (screen.match?.curtain === undefined) {
    const { question, view } = screen.match as NonNullable<TestClient['match']>
    expect(await screen.say({ do: 'answer', question, answers: [[...answerOf(view)]] })).toBeUndefined()
  }
  expect(screen.match).toMatchObject({ curtain: 1 - asked, from: 0, view: { seat: -1 } })
  expect(await screen.say({ do: 'why', line: 'discard', seat: 3 })).toEqual({ key: 'which-seat', facts: {} })
})

test('a bot plays for a player who asks for it, and the player takes the seat back at any time', async () => {
  const { url } = await newNode()
  const { ana, bo } = await startTwoPlayerMatch(url)

  await ana.say({ do: 'stand in', on: true })
  await bo.when(({ table }) => table?.seats[0]?.standIn === 'asked')
  const played = playOn(bo, ({ table }) => table?.seats[0]?.standIn === null)
  await ana.when(({ match }) => (match?.view.turn ?? 0) >= 4)
  await ana.say({ do: 'stand in', on: false })

  await ana.when(({ table }) => table?.seats[0]?.standIn === null)
  await played
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 7)))
})

test('an undo that is not free happens once the other player agrees', async () => {
  const { url } = await newNode()
  const { asked } = await startTwoPlayerMatch(url)
  const [guest, other] = asked()
  const before = guest.match as NonNullable<TestClient['match']>
  await playOn(guest, ({ match }) => match?.view.decision === undefined)
  await other.when(({ match }) => match?.view.turn === guest.match?.view.turn)

  expect(await guest.say({ do: 'undo', question: guest.match?.question as number })).toMatchObject({
    key: expect.any(String) as string,
  })
  expect(await guest.say({ do: 'propose', what: 'undo' })).toBeUndefined()
  await other.when(({ table }) => table?.proposal?.what === 'undo')
  expect(await other.say({ do: 'agree', yes: true })).toBeUndefined()
  await guest.when(({ match }) => match?.view.decision !== undefined)

  expect(guest.match?.question).toBeGreaterThan(before.question)
  expect(guest.match?.view.active).toBe(before.view.active)
  expect(guest.table?.proposal).toBeNull()
})

test('a game is ended when all people want it', async () => {
  const { url } = await newNode()
  const { ana, bo } = await startTwoPlayerMatch(url)

  await ana.say({ do: 'propose', what: 'end' })
  await bo.when(({ table }) => table?.proposal?.what === 'end')
  await bo.say({ do: 'agree', yes: true })

  await ana.when(({ table }) => table?.stage === 'over')
  expect(ana.table?.ending).toBe('agreed')
})

test('a chat message reaches all once, and those who come later', async () => {
  const { url } = await newNode()
  const { ana, bo, table } = await startTwoPlayerMatch(url)

  expect(await ana.say({ do: 'chat', text: '  <b>Hello</b>  ' })).toBeUndefined()
  expect(await bo.say({ do: 'chat', text: 'Hi' })).toBeUndefined()
  const late = await TestClient.at(url, { table })

  const heard = bo.messages.filter(({ is }) => is === 'chat')
  expect(heard).toMatchObject([
    { line: { seat: 0, name: 'Ana', text: '<b>Hello</b>' } },
    { line: { seat: 1, text: 'Hi' } },
  ])
  expect(late.messages[0]).toMatchObject({ is: 'welcome', chat: [{ text: '<b>Hello</b>' }, { text: 'Hi' }] })
})

test('only the seat that is asked gets legal moves and reasons', async () => {
  const { url } = await newNode()
  const { asked } = await startTwoPlayerMatch(url)
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

test('a player who leaves the waiting room becomes a spectator', async () => {
  const { url } = await newNode()
  const { table, secret } = await openTable(url)
  const bo = await TestClient.at(url, await takeSeat(url, table, { name: 'Bo' }))
  const ana = await TestClient.at(url, { table, secret })

  await bo.say({ do: 'leave' })

  await bo.when(({ mine }) => mine.length === 0)
  await ana.when((guest) => guest.table?.seats[1]?.is === 'open' && guest.table.spectators === 1)
})
