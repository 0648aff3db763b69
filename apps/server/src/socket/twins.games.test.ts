/**
 * Hidden cards change not one byte that a socket is sent. The games of `testing/twins.ts` of the rules are played at a
 * real server with all players and a spectator, who also chat, propose, hand over to bots and come back. Every message
 * is compared, in its order, until one of the cards is shown.
 *
 * Nothing is normalised before it is compared, because both servers are given the same times, secrets and names of
 * tables. `npm run secrets` compares many more pairs.
 */
import type { Card, State } from '@merchants/dale'
import { clone, dale, isOpen } from '@merchants/dale'
import type { Answered, Playthrough } from '@merchants/dale/testing'
import { playThrough, differingCards, twinsOf, wantedIn } from '@merchants/dale/testing'
import type { OpenTable } from '@merchants/protocol'
import { gameNamed, REACTION_PAUSE_MS } from '@merchants/room'
import { expect, test, vi } from 'vitest'
import { TestClient, openTable, takeSeat, type Seated } from '../testing/test-client.ts'
import { settled, leakRunner, type LeakRunner } from '../testing/leak-runner.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 10)
const ANSWERS = 24
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan']
const CLOCKS = [null, { kind: 'live', seconds: 900 }, { kind: 'slow', seconds: 86_400 }] as const

interface Given extends Answered {
  /** Time passes where all see a player think. The duration of a secret is tested elsewhere. */
  readonly isOpen: boolean
  readonly isReaction: boolean
}

interface Plan {
  readonly playthrough: Playthrough
  readonly given: readonly Given[]
}

/** The answers of a game, and after how many of them which card is shown to whom. */
function planOf(first: State, seed: number, swapped: ReadonlySet<Card>): Plan {
  const given: Given[] = []
  let isOpenNow = true
  let isReaction = false
  const playthrough = playThrough(first, {
    seed,
    swapped,
    answers: ANSWERS,
    isOpen: (pause) => {
      isReaction = pause.decision?.ask === 'react'
      return (isOpenNow = isOpen(pause))
    },
    tell: () => '',
    automatic: dale.automaticAnswer,
    answered: (answered) => given.push({ ...answered, isOpen: isOpenNow, isReaction }),
  })
  return { playthrough, given }
}

/** All messages to each socket about the game, after each answer, the spectator first, then the seats. */
async function heardAt(
  services: LeakRunner,
  first: State,
  given: readonly Given[],
  seed: number,
): Promise<readonly (readonly (readonly string[])[])[]> {
  const { url, now, goTo } = services
  const rules = gameNamed('dale') as NonNullable<ReturnType<typeof gameNamed>>
  vi.spyOn(rules, 'deal').mockImplementation(() => clone(first))
  const { seats, decks, teams } = first
  const clocks = CLOCKS[seed % CLOCKS.length] ?? null
  const body: OpenTable = {
    name: 'Ana',
    options: { isPublic: true, decks: [...decks], teams, clock: clocks },
    seats: seats.map(() => ({ is: 'open' })),
  }
  goTo(seed * 10_000_000)
  const one = await openTable(url, body)
  const seated = [one]
  for (let seat = 1; seat < seats.length; seat++)
    seated.push(await takeSeat(url, one.table, { name: NAMES[seat] as string, seat }))
  // In every other game all are sent only what has changed.
  const takesDiffs = seed % 2 === 1
  const guests: TestClient[] = [await TestClient.at(url, { table: one.table, takesDiffs })]
  for (const each of seated) guests.push(await TestClient.at(url, { ...each, takesDiffs }))
  for (const guest of guests.slice(1)) await guest.say({ do: 'ready', isReady: true })
  await guests[1]?.say({ do: 'start' })
  await settled(guests)
  const read = guests.map(({ texts }) => texts.length)
  const heard: (readonly string[])[][] = []
  let causes = 0
  for (const { seat, answer, isCause, isOpen: isSeen } of given) {
    const guest = guests[seat + 1] as TestClient
    if (isSeen) goTo(now() + 5000)
    else if (guest.match?.view.decision === undefined) goTo(now() + REACTION_PAUSE_MS)
    await settled(guests)
    const refusal = await guest.say({ do: 'answer', question: guest.match?.question ?? 0, answers: [[...answer]] })
    if (refusal !== undefined) throw new Error(`refused: ${refusal.key}`)
    if (isCause) await passTheTime(services, guests, seated, causes++)
    await settled(guests)
    heard.push(
      guests.map(({ texts }, at) => {
        const news = texts.slice(read[at]).filter((text) => !/^\{"is":"(?:done|refused)"/.test(text))
        read[at] = texts.length
        return news
      }),
    )
  }
  await Promise.all(guests.map((guest) => guest.leave()))
  return heard
}

/** While others may react, players chat, propose to undo, let a bot play and take over again, and join from another device. */
async function passTheTime(
  { url, now, goTo }: LeakRunner,
  guests: readonly TestClient[],
  seated: readonly Seated[],
  number: number,
): Promise<void> {
  goTo(now() + 300)
  const seat = number % seated.length
  const [one, other] = [guests[1 + seat], guests[1 + ((seat + 1) % seated.length)]] as [TestClient, TestClient]
  await one.say({ do: 'chat', text: `Well? ${number}` })
  const why = await other.say({ do: 'propose', what: 'undo' })
  for (const on of [true, false]) await other.say({ do: 'stand in', on })
  const back = await TestClient.at(url, seated[seat] as Seated)
  await settled([back])
  one.texts.push(JSON.stringify(why ?? null), ...back.texts)
  await back.leave()
}

/**
 * The answer after which another was asked to react before this seat was. If the seat could tell when that answer was given, it could
 * tell that another was asked first (see SECURITY.md).
 */
function causeOfSecondReaction(given: readonly Given[], seat: number): number {
  let cause = Infinity
  let hasOtherReacted = false
  for (const [at, { seat: by, isCause, isReaction }] of given.entries()) {
    if (isReaction && by === seat && hasOtherReacted) return cause
    if (isCause) cause = at
    hasOtherReacted = !isCause && (hasOtherReacted || (isReaction && by !== seat))
  }
  return Infinity
}

/** The messages to one socket before one of these cards was shown to it. */
function before(
  heard: readonly (readonly (readonly string[])[])[],
  at: number,
  { playthrough, given }: Plan,
  cards: ReadonlySet<Card>,
): string[] {
  const ends = [...cards].map((card) => playthrough.heard[at]?.shown.get(card) ?? Infinity)
  const end = Math.min(heard.length + 1, ...ends, causeOfSecondReaction(given, at - 1) + 1)
  return heard.slice(0, Math.max(0, end - 1)).flatMap((each) => each[at] ?? [])
}

test('two hidden cards change places, and no socket is sent a different byte', async () => {
  const stages = [await leakRunner(), await leakRunner()] as const
  let pairs = 0
  let messages = 0
  const differences: string[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const { states, swapped } = twinsOf(seed + 9000, wantedIn(seed))
    const plans = [planOf(states[0], seed, swapped), planOf(states[1], seed, swapped)] as const
    const cards = differingCards(swapped, [plans[0].playthrough, plans[1].playthrough])
    const heard = [
      await heardAt(stages[0], states[0], plans[0].given, seed),
      await heardAt(stages[1], states[1], plans[1].given, seed),
    ] as const
    for (let at = 0; at <= states[0].seats.length; at++) {
      const [here, there] = [before(heard[0], at, plans[0], cards), before(heard[1], at, plans[1], cards)]
      const length = Math.min(here.length, there.length)
      const differs = here.slice(0, length).findIndex((text, place) => text !== there[place])
      if (length > 1) pairs += 1
      messages += length
      if (differs >= 0) differences.push(`game ${seed}, socket ${at}:\n${here[differs]}\n${there[differs]}`)
    }
  }
  console.log(`over sockets: ${pairs} pairs, ${messages} messages, ${differences.length} differences`)
  expect(differences.slice(0, 3)).toEqual([])
  expect(pairs).toBeGreaterThan(GAMES)
})
