/** What somebody may not know changes not one byte of what they are sent: two games that differ only in hidden cards. */
import { Card, type State } from '@merchants/dale'
import { RULES, rulesOf } from '@merchants/room'
import { expect, test, vi } from 'vitest'
import type { Source } from '../rooms/fresh.ts'
import { newNode } from '../testing/gathered.ts'
import { Guest, openTable, takeSeat } from '../testing/guest.ts'
import { answerOf } from '../testing/playing.ts'

/** The same moment, secret and name each time: nothing else may differ. */
const SOURCE: Source = {
  clock: () => 1_750_000_000_000,
  secret: () => '7'.repeat(64),
  tableName: () => 'aaaabbbbcccc',
}

const ANA = 0

/** Cards in Ana's hand change places with others in her deck, and the last two of the market deck with each other. */
function swapped(state: State): State {
  const { hand, deck } = state.seats[ANA] as State['seats'][number]
  const pairs = hand.flatMap((card, at) => {
    const other = deck.findIndex(({ type }) => type !== card.type && !hand.some((each) => each.type === type))
    return other < 0 ? [] : [[at, other] as const]
  })
  const [[inHand, inDeck] = [0, 0]] = pairs
  exchange(hand, inHand, deck, inDeck)
  exchange(state.marketDeck, 0, state.marketDeck, 1)
  return state
}

function exchange(one: Card[], at: number, other: Card[], place: number): void {
  const [here, there] = [one[at] as Card, other[place] as Card]
  one[at] = new Card(here.id, there.type)
  other[place] = new Card(there.id, here.type)
}

interface Heard {
  readonly ana: readonly string[]
  readonly bo: readonly string[]
  readonly watcher: readonly string[]
}

/** Everything that can happen at a table, with Ana doing in public what she can do with either hand. */
async function story(): Promise<Heard> {
  const { url } = await newNode({ source: SOURCE })
  const one = await openTable(url)
  const two = await takeSeat(url, one.table, { name: 'Bo' })
  const [ana, bo, watcher] = [
    await Guest.at(url, one),
    await Guest.at(url, two),
    await Guest.at(url, { table: one.table }),
  ]
  const heard = { ana: [ana.texts], bo: [bo.texts], watcher: [watcher.texts] }
  await bo.when(({ table }) => table?.spectators === 1)
  await bo.say({ do: 'ready', isReady: true })
  await ana.say({ do: 'start' })
  const together = async (): Promise<void> => {
    const question = Math.max(...[ana, bo].map(({ sight }) => sight?.question ?? 0))
    await Promise.all([ana, bo, watcher].map((guest) => guest.when(({ sight }) => sight?.question === question)))
  }

  for (let turn = 0; turn < 8; turn++) {
    await together()
    const isAna = ana.sight?.view.decision !== undefined
    if (isAna) await passTurn(ana)
    else await playTurn(bo)
    await ana.say({ do: 'say', question: ana.sight?.question as number, line: 'buy 1 with junk' })
    await ana.say({ do: 'why', line: 'play macaws-1' })
    await bo.say({ do: 'say', question: bo.sight?.question as number, line: 'fly' })
    await bo.say({ do: 'undo', question: bo.sight?.question as number })
    await bo.ask({ do: 'legal' })
    await bo.ask({ do: 'past', step: turn })
    await watcher.ask({ do: 'past', step: turn })
    await ana.say({ do: 'chat', text: `turn ${turn}` })
  }

  await ana.say({ do: 'propose', what: 'undo' })
  await bo.when(({ table }) => table?.proposal !== null)
  await bo.say({ do: 'agree', yes: true })
  await together()

  await ana.leave()
  await bo.when(({ table }) => table?.seats[ANA]?.isHere === false)
  const again = await Guest.at(url, two)
  await again.when(({ sight }) => sight !== undefined)
  const late = await Guest.at(url, { table: one.table })
  await late.when(({ sight }) => sight !== undefined)
  const facts = await (await fetch(`${url}/api/tables/${one.table}`)).text()
  const lobby = await (await fetch(`${url}/api/tables`)).text()
  await Promise.all([bo.leave(), watcher.leave()])
  return {
    ana: heard.ana.flat(),
    bo: [...heard.bo.flat(), ...again.texts, facts, lobby],
    watcher: [...heard.watcher.flat(), ...late.texts],
  }
}

/** Takes inventory and keeps everything: possible with any hand, and told to all in the same words. */
async function passTurn(ana: Guest): Promise<void> {
  const { question } = ana.sight as NonNullable<Guest['sight']>
  expect(await ana.say({ do: 'say', question, line: 'discard none' })).toBeUndefined()
}

async function playTurn(bo: Guest): Promise<void> {
  while (bo.sight?.view.decision !== undefined) {
    const { question, view } = bo.sight
    await bo.say({ do: 'answer', question, answers: [[...answerOf(view)]] })
  }
}

test('a seat and a spectator are sent the very same bytes, whatever they may not know', async () => {
  const here = await story()
  const rules = rulesOf(RULES) as NonNullable<ReturnType<typeof rulesOf>>
  const first = rules.first.bind(rules)
  vi.spyOn(rules, 'first').mockImplementation((setup, seed) => swapped(first(setup, seed)))
  const there = await story()

  expect(there.bo).toEqual(here.bo)
  expect(there.watcher).toEqual(here.watcher)
  expect(there.ana).not.toEqual(here.ana)
})
