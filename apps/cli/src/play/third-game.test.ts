/** A game that only tests have is played at the terminal by nothing but its definition. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begin, streamChance } from '@merchants/tabletop'
import { auction } from '@merchants/testkit/game'
import { beforeAll, expect, test } from 'vitest'
import { addGame, playCommand } from './command.ts'
import { plainAtTerminal } from './plain/command.ts'
import type { PlainOptions } from './plain/start.ts'
import { plainStartOf } from './plain/start.ts'
import { InvalidOption, playAll } from './session.ts'
import type { Page } from './testing.ts'
import { pageFor, WIPED } from './testing.ts'

beforeAll(() => addGame(auction))

/** Types these lines, then the first of the list until the end. */
async function plays(options: PlainOptions, typed: readonly string[] = []): Promise<Page> {
  const left = typed.slice()
  const page = pageFor((prompt) => {
    if (prompt.startsWith('again')) return 'quit'
    return left.shift() ?? (prompt.startsWith('Pass') ? '' : '1')
  })
  await playAll(plainAtTerminal(auction), plainStartOf(auction, options), page)
  return page
}

test('the command knows an added game and its options', () => {
  const added = playCommand().commands.find((command) => command.name() === 'auction')

  expect(added?.options.map(({ long }) => long)).toEqual(['--setup', '--seats', '--seed'])
})

test('a whole game by numbers against bots', async () => {
  const { printed } = await plays({ setup: '{"players":3}', seed: 'a' })

  expect(printed.some((line) => /^★ p[1-3].* won\.$/.test(line))).toBe(true)
  expect(printed.filter((line) => line.startsWith('Not possible'))).toEqual([])
  expect(printed.join('\n')).not.toMatch(/undefined|\[object/)
})

test('the hands of others are never printed', async () => {
  const { printed } = await plays({ setup: '{"players":2}', seed: 'b' })
  const hands = printed.filter((line) => line.startsWith('hands:'))

  expect(hands.length).toBeGreaterThan(0)
  for (const line of hands) expect(line).toMatch(/^hands: [\d –]+ \| [? –]+$/)
})

test('several people pass the keyboard, and the screen is wiped in between', async () => {
  const { printed } = await plays({ setup: '{"players":2}', seats: ['human', 'human'], seed: 'c' })
  const passed = printed.flatMap((line, at) => (line.startsWith('Pass the keyboard') ? [at] : []))

  expect(passed.length).toBeGreaterThan(2)
  for (const at of passed) expect([printed[at - 1], printed[at + 1]]).toEqual([WIPED, WIPED])
})

test('moves in notation, undo, reasons and help work, and a saved game can be dealt and played again', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'merchants-')), 'game.json')
  const setup = auction.setup.read({ players: 2 })
  const [move = ''] = auction.moves.legal(begin(auction, auction.deal(setup, streamChance('d'))))
  const typed = ['help', 'moves', 'why bid 99', `why ${move}`, '1', 'undo', move.slice(3), `save ${file}`, 'quit']
  const { printed } = await plays({ setup: '{"players":2}', seed: 'd' }, typed)
  const text = printed.join('\n')

  expect(text).toContain('moves that can be typed now')
  expect(text).toContain(move)
  expect(text).toContain('Not possible: no-such-option')
  expect(text).toContain('That move is possible.')
  expect(text).toContain('Undone.')
  expect(text).toContain(`Saved to ${file}.`)
  const saved: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(saved).toMatchObject({ game: 'auction', rules: 1, setup: { players: 2 }, seed: 'd' })
})

test('a setup that cannot be is refused with its field', () => {
  expect(() => plainStartOf(auction, { setup: '{"players":9}' })).toThrow(InvalidOption)
  expect(() => plainStartOf(auction, { setup: 'players' })).toThrow(InvalidOption)
  expect(() => plainStartOf(auction, { setup: '{"players":3}', seats: ['human'] })).toThrow(
    '3 players need 3 seats, not 1',
  )
})
