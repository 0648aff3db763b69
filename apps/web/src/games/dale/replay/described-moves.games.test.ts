/** Every move of whole games has a sentence, which reveals no more than this viewer has seen. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LocalDaleStore } from '../local/local-dale-store.ts'
import type { LogLine } from '../log/log-lines.ts'
import type { ReplayViewer, Replay, DaleMatchView } from '../match-types.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import { redactMoves } from './redacted-moves.ts'
import { describeMoves } from './described-moves.ts'

const EN = ['log', 'logbook', 'replay'].flatMap((book) => {
  const words = readFileSync(new URL(`../../../../words/en/${book}.json`, import.meta.url), 'utf8')
  return Object.keys(JSON.parse(words) as object).map((key) => `${book}.${key}`)
})

async function told(game: string, viewer: ReplayViewer): Promise<readonly (readonly [string, LogLine])[]> {
  const host = new LocalDaleStore(memoryStore())
  const saved = readFileSync(
    new URL(`../../../../../../packages/dale/src/testing/golden/${game}.json`, import.meta.url),
    'utf8',
  )
  const name = (await host.load(saved)) as string
  const replay = (await host.replay(name)) as Replay
  const end = (await host.matchViewAt(name, replay.steps, viewer)) as DaleMatchView
  const moves = describeMoves(replay, redactMoves(replay, end.log, viewer), end.log, end.view)
  return moves.map((move) => [move.line, move.told])
}

test.each(['two-players', 'four-players', 'two-teams', 'copies-and-reactions'])(
  'there are words for all moves of %s',
  async (game) => {
    const moves = [...(await told(game, 'open')), ...(await told(game, 'spectator'))]

    expect(moves.filter(([, { say }]) => !EN.includes(say))).toEqual([])
    expect(moves.filter(([line, { say }]) => / buy /.test(line) !== say.startsWith('log.bought'))).toEqual([])
    const isPass = ({ say }: LogLine): boolean => say === 'replay.told-passed' || say === 'replay.told-ended'
    expect(moves.filter(([line, telling]) => line.endsWith(' pass') !== isPass(telling))).toEqual([])
  },
)

test('a purchase is described with its price and payment', async () => {
  const [, , bought] = await told('two-players', 'open')

  expect(bought?.[1]).toMatchObject({
    say: 'log.bought-with',
    facts: { who: 0, cards: ['junk', 'pandas-1', 'junk', 'junk'] },
  })
})

test('the last pass of a turn ends it, and an earlier one only declines something', async () => {
  const moves = await told('copies-and-reactions', 'open')
  const passes = moves.flatMap(([line, { say }], at) => {
    const seat = line.slice(0, 2)
    const isLast = moves[at + 1]?.[0].slice(0, 2) !== seat
    return line.endsWith(' pass') ? [[say, isLast] as const] : []
  })

  expect(passes.length).toBeGreaterThan(0)
  expect(passes.filter(([say, isLast]) => isLast !== (say === 'replay.told-ended'))).toEqual([])
})

test('a declined offer is called that', async () => {
  const moves = await told('three-players', 'open')
  const declined = moves.filter(([line]) => line.endsWith(' no')).map(([, { say }]) => say)

  expect(declined).toContain('replay.told-declined-cards')
  expect(declined).not.toContain('replay.told-chose')
})

test('a declined reaction names its cards, but only where all cards are open', async () => {
  const reactions = async (viewer: ReplayViewer): Promise<readonly LogLine[]> =>
    (await told('copies-and-reactions', viewer)).flatMap(([, telling]) =>
      telling.say === 'replay.told-no-reaction' ? [telling] : [],
    )

  const open = await reactions('open')
  expect(open.length).toBeGreaterThan(3)
  expect(open.filter(({ facts }) => facts.cards?.length === 0)).toEqual([])
  expect(await reactions('spectator')).toEqual([])
})
