/** Sessions kept by a browser before the board was asked about: three whole games of that time, each opened at several moments. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newSession, openKept, standingOf, type Session } from '@merchants/cove'
import { expect, test } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../../testing/frozen/companion/', import.meta.url))

interface Frozen {
  readonly stored: { readonly state: { readonly session: Omit<Session, 'printed'> } }
  /** After this many entries it stood like this. */
  readonly stops: readonly { readonly take: number; readonly stands: Readonly<Record<string, unknown>> }[]
}

const FROZEN = readdirSync(FOLDER).map(
  (file) => [file, JSON.parse(readFileSync(FOLDER + file, 'utf8')) as Frozen] as const,
)

function standsAt(session: Session): Readonly<Record<string, unknown>> {
  const { state, awaits } = standingOf(session)
  const { gold, shelf, pool } = state.stall
  const key =
    awaits.kind === 'question' ? awaits.question.key : awaits.kind === 'instruction' ? awaits.told.key : 'over'
  const { round, hour, townsfolk, corruption, score } = state
  return { awaits: key, round, hour, gold, shelf, pool, townsfolk, corruption, total: score?.total ?? null }
}

const opened = ({ stored }: Frozen, take: number): Session => {
  const { session } = stored.state
  return openKept({ ...session, entries: session.entries.slice(0, take) }) as Session
}

test.each(FROZEN)('%s opens at the position where it was left', (_, frozen) => {
  for (const { take, stands } of frozen.stops) {
    const { steps: _steps, unused: _unused, ...stood } = stands

    expect(standsAt(opened(frozen, take))).toEqual(stood)
  }
})

test.each(FROZEN)('%s opens at many other moments, and no instruction is repeated', (_, frozen) => {
  const { entries } = frozen.stored.state.session
  for (let take = 0; take <= entries.length; take += 9) {
    const { awaits } = standingOf(opened(frozen, take))

    expect(awaits.kind === 'instruction' && awaits.was).toBeFalsy()
  }
})

test('a session of today is opened as it is, and anything else is none', () => {
  const session = newSession({ deck: 'own', level: 'normal', rogue: 'criminals', seed: 'one' }, { shelf: 9 })

  expect(openKept(JSON.parse(JSON.stringify(session)))).toEqual(session)
  expect(
    openKept({ ...session, printed: { shelf: -1, pool: 'all', prices: { 'bazaar small-red': 'two' } } })?.printed,
  ).toEqual({})
  expect([openKept(undefined), openKept({}), openKept({ ...session, entries: 1 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
