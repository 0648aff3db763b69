/** Asking for help with a build is public (rules 12). */
import { advanceAll, isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { movesOf } from '../definition.ts'
import { daleRules } from '../game.ts'
import type { DaleHistory } from '../notation/play.ts'
import { playLine } from '../notation/play.ts'
import { load, runText } from '../notation/run.ts'
import { stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'
import { view } from '../view.ts'

const team = (ana: readonly string[], cy: readonly string[], built = 2) =>
  scenario(
    { ana: { hand: ana, stall: stacks(built) }, bo: { hand: ['Junk'] }, cy: { hand: cy }, di: { hand: ['Junk'] } },
    { teams: true },
  )

test('rules 12: all see what is offered, what is asked for and who declined', () => {
  const { ana, bo, cy, di } = team(['Cheer', 'Junk'], ['Cunning Neighbour'])

  ana.does("build 'Cheer' help 'Cunning Neighbour'")
  cy.chooses()

  for (const { reads } of [ana, bo, cy, di]) {
    expect(reads.slice(-2)).toEqual([
      'p1 asks p3 for help with stack 3: adds Cheer (foxes-2), asks for Cunning Neighbour (foxes-1), 1 more needed',
      'p3 declines, so p1 does not build',
    ])
  }
})

test('rules 12: a combination that was declined is not asked again in the same action', () => {
  const { ana, cy } = team(['Cheer', 'Cheer', 'Swift Broker', 'Junk'], ['Cunning Neighbour', 'Junk'])

  ana.does("build 'Cheer' help 'Cunning Neighbour'")
  cy.chooses()

  expect(ana.cannot("build 'Cheer' help 'Cunning Neighbour'")).toBe('declined-before')
  expect(ana.cannot("build 'Cheer' help none")).toBeUndefined()
  expect(ana.cannot("build 'Swift Broker' help none")).toBeUndefined()
})

test('rules 12: after another action it may be asked again', () => {
  const { ana, cy } = team(['Cheer', 'Flashy Show', 'Junk'], ['Cunning Neighbour', 'Junk'], 3)

  ana.does("build 'Cheer' help 'Cunning Neighbour'")
  cy.chooses()
  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Cheer' help 'Cunning Neighbour'")).toBeUndefined()
})

test('rules 12: the order of the cards makes no other combination', () => {
  const { ana, cy } = team(['Cheer', 'Cunning Neighbour', 'Junk'], ['Cunning Neighbour', 'Junk'], 3)

  ana.does("build 'Cheer','Cunning Neighbour' help 'Cunning Neighbour'")
  cy.chooses()

  expect(ana.cannot("build 'Cunning Neighbour','Cheer' help 'Cunning Neighbour'")).toBe('declined-before')
})

test('rules 12: cards that no one holds may be asked for', () => {
  const { ana, cy } = team(['Cheer', 'Junk'], ['Cunning Neighbour'])

  ana.does("build 'Cheer' help 'Glue'")

  expect(cy.isAsked).toBe('help')
  expect(cy.reads.at(-1)).toContain('asks for Glue (platypuses-5b)')
})

test('rules 12: the legal moves list builds with help that could work, and all of them are accepted', () => {
  const { ana, table } = team(['Cheer', 'Steady Achiever', 'Junk'], ['Junk'])

  const builds = table.legal.filter((line) => line.includes(' help '))

  expect(builds).toEqual([
    'p1 build foxes-2 help foxes-1',
    'p1 build sloths-1 help sloths-2',
    'p1 build sloths-1 help sloths-1,sloths-1',
  ])
  for (const line of builds) expect(ana.cannot(line.slice(3))).toBeUndefined()
})

test('rules 12: the list does not depend on the teammate’s hand', () => {
  const list = (cy: readonly string[]) => team(['Cheer', 'Steady Achiever', 'Junk'], cy).table.legal

  expect(list(['Cunning Neighbour', 'Junk'])).toEqual(list(['Glue', 'Magnet']))
})

const POSITION = {
  game: 'dale',
  teams: true,
  players: [
    { hand: ['foxes-2', 'penguins-4', 'junk'], stall: [['owls-1'], ['owls-2']] },
    { hand: ['junk'] },
    { hand: ['foxes-1'] },
    { hand: ['junk'] },
  ],
}

function after(...moves: string[]): DaleHistory {
  let history = load(POSITION)
  for (const move of moves) {
    const next = playLine(history, move)
    if (isRefusal(next)) throw new Error(next.key)
    history = next
  }
  return history
}

test('rules 12: the teammate sees the whole request with the question, and no one else is asked', () => {
  const { pause } = after('p1 build penguins-4 spend junk help foxes-1')

  expect(view(pause, 2).decision?.request).toMatchObject({
    builder: 0,
    laid: [{ card: 'penguins-4' }],
    spent: [{ card: 'junk' }],
    wanted: ['foxes-1'],
    goal: 3,
  })
  expect(view(pause, 1).decision).toBeUndefined()
  expect(view(pause, 1).seats[0]?.hand.toSorted()).toEqual(['?', 'junk', 'penguins-4'])
})

test('rules 12: the question that the teammate reads says what for', () => {
  const { result } = runText(JSON.stringify({ ...POSITION, moves: ['p1 build foxes-2 help foxes-1'] }), 2)

  expect(result.pending?.[0]?.ask).toBe(
    'p1 adds Cheer to a stack worth 3, asks for Cunning Neighbour. Which cards do you add to your teammate’s stack?',
  )
})

test('D28: by version 1 of the rules nothing is asked for by name, and the same may be asked again', () => {
  const moves = [
    'p1 build foxes-2 help foxes-1',
    'p3 choose none',
    'p1 build foxes-2 help foxes-1',
    'p3 choose foxes-1',
  ]
  const { exitCode, result } = runText(JSON.stringify({ ...POSITION, rules: 1, moves }))

  expect(exitCode).toBe(0)
  expect(result.log?.[0]).toBe('p3 declines, so p1 does not build')
  expect(result.log?.join()).not.toContain('asks')
})

test('rules 12: a request is written down as it was made, and reads the same', () => {
  const moves = ['p1 build foxes-2 help foxes-1', 'p3 choose foxes-1']
  const { exitCode, result } = runText(JSON.stringify({ ...POSITION, moves }))

  expect(exitCode).toBe(0)
  expect(result.position).toMatchObject({
    players: [{ stall: [['owls-1'], ['owls-2'], ['foxes-2', 'foxes-1']] }, {}, {}, {}],
  })
})

test('D12: a request made again by number is not asked, and no written move says so', () => {
  const declined = after('p1 build foxes-2 help foxes-1', 'p3 choose none')
  const answers = declined.past.map(({ answer }) => answer).slice(0, -1)
  const again = advanceAll(daleRules, declined, answers)
  if (isRefusal(again)) throw new Error(again.key)

  expect(again.pause.decision).toMatchObject({ seat: 0, ask: 'action' })
  expect(movesOf(again)).toEqual(['p1 build foxes-2 help foxes-1', 'p3 choose none'])
})
