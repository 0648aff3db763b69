/** Whole games of the Cove at the terminal: by numbers, in notation, in twos, with undo, through a pipe. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { legalMoves, runText, writeSavedGame } from '@merchants/cove'
import type { Chance } from '@merchants/tabletop'
import { below, fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Menu } from '../draw-menu.ts'
import { itemsOf } from '../draw-menu.ts'
import { Loop } from '../loop.ts'
import { plain } from '../terminal-style.ts'
import { InvalidOption, playAll } from '../session.ts'
import { openTerminal } from '../terminal.ts'
import type { Page } from '../testing.ts'
import { pageFor } from '../testing.ts'
import { coveAtTerminal } from './command.ts'
import { CoveMatch } from './match.ts'
import { coveMenuOf } from './menu.ts'
import type { PartialCoveOptions } from './options.ts'
import { coveStartOf } from './options.ts'
import { coveScreen } from './screen.ts'

/** Pieces as the notation writes them. */
const IDS = /\b(?:small|large|left|right|favour|red|green|blue|yellow|coal)-\w/

/** More lines than a game needs. */
const MAX_LINES = 2000

function numbersFor(menu: Menu, chance: Chance): string {
  const numbers = itemsOf(menu).map(({ number }) => number)
  const count = menu.max <= 1 ? 1 : menu.min + below(chance, menu.max - menu.min + 1)
  if (menu.usual !== undefined && below(chance, 4) === 0) return ''
  while (numbers.length > count) numbers.splice(below(chance, numbers.length), 1)
  return numbers.length === 0 ? 'none' : numbers.join(' ')
}

/** A game whose people type numbers of the list. */
async function playByNumbers(options: PartialCoveOptions): Promise<{ match: CoveMatch; page: Page; isOver: boolean }> {
  const match = new CoveMatch(coveStartOf(options))
  const chance = fastChance(7)
  let lines = 0
  const page = pageFor(() => {
    lines += 1
    const menu = coveMenuOf(match.history, page.look)
    return lines > MAX_LINES || menu === undefined ? undefined : numbersFor(menu, chance)
  })
  const isOver = await new Loop(match, coveScreen(match), page).play()
  return { match, page, isOver }
}

test.each([
  { merchant: 'blacksmith', seed: 'a' },
  { merchant: 'alchemist', seed: 'b', level: 'hard' },
  { merchant: 'blacksmith', seed: 'c', rogue: 'cultists', sets: ['mercenaries', 'sailors'] },
  { merchant: 'alchemist', seed: 'd', rogue: 'robbers', sets: ['locals', 'sailors'] },
  { humans: 2, seed: 'e' },
] satisfies PartialCoveOptions[])('a whole game by numbers: %j', async (options) => {
  const { match, page, isOver } = await playByNumbers(options)
  const { printed } = page

  expect(isOver).toBe(true)
  expect(printed.filter((line) => line.startsWith('Not possible'))).toEqual([])
  expect(printed.some((line) => line.startsWith('★'))).toBe(true)
  expect(printed.every((line) => !line.includes('undefined'))).toBe(true)
  expect(printed.filter((line) => IDS.test(line))).toEqual([])
  expect(match.history.pause.now.winners).not.toEqual([])
})

test('a saved game plays to the same end', async () => {
  const { match } = await playByNumbers({ seed: 'kept' })
  const ran = runText(JSON.stringify(writeSavedGame(match.save())))

  expect(ran.result.error).toBeUndefined()
  expect(ran.result.winner).toEqual([match.history.pause.now.winners[0] === 0 ? 'p1' : 'huckster'])
})

test('a whole game in notation, as a person would write it', async () => {
  const match = new CoveMatch(coveStartOf({ seed: 'notation', merchant: 'alchemist' }))
  const page = pageFor(() => {
    const { decision } = match
    if (decision !== undefined && decision.max > 1 && !decision.joins) return '1'
    const moves = legalMoves(match.history)
    return moves[moves.length >> 1]?.replace(/^p1 /, '')
  })

  expect(await new Loop(match, coveScreen(match), page).play()).toBe(true)
  expect(page.printed.filter((line) => line.startsWith('Not possible'))).toEqual([])
})

/** A short conversation; what was printed. */
async function converse(lines: readonly string[], options: PartialCoveOptions = {}): Promise<string> {
  const left = lines.slice()
  const page = pageFor(() => left.shift())
  const match = new CoveMatch(coveStartOf({ seed: 'talk', ...options }))
  await new Loop(match, coveScreen(match), page).play()
  return page.printed.join('\n')
}

test('every step of the Huckster is shown with its rule', async () => {
  const text = await converse(['huckster turn'], { seed: 'fish' })
  const turn = text.slice(text.indexOf('the Huckster’s turn'), text.indexOf('p1’s turn'))

  for (const rule of ['H-24', 'H-25', 'H-26', 'H-27', 'H-28']) expect(turn).toContain(`(${rule}:`)
  expect(text).toContain('(H-19: ')
  expect(text).toContain('(H-20: ')
})

test('the harbour shows clock, boats, docks, piers, square, halls, shelves, pool and shop, within the page', async () => {
  const text = await converse(['', 'table'])
  const table = text.slice(text.indexOf('── Day 1, production: p1, the Blacksmith'))

  for (const part of ['clock', 'boats', 'piers', 'halls', 'bag', 'square', 'pool', 'shelf', 'furnaces:', 'rack:']) {
    expect(table).toContain(part)
  }
  for (const dock of ['left outer', 'left inner', 'right inner', 'right outer']) expect(table).toContain(dock)
  expect(Math.max(...table.split('\n').map((line) => plain(line).length))).toBeLessThanOrEqual(80)
  expect(await converse(['', 'table'], { merchant: 'alchemist' })).toContain('row 1')
})

test('commands are understood and change nothing', async () => {
  const text = await converse([
    '',
    'help',
    'card sergeant',
    'log',
    'more',
    'why go forge',
    'why go rest',
    'why',
    'quit',
  ])

  expect(text).toContain('undo your last answer')
  expect(text).toContain('return a corruption card')
  expect(text).toContain('Not possible: no furnace has heat 6 or more (C-69).')
  expect(text).toContain('That move is possible.')
  expect(text).toContain('Why what?')
})

test('invalid input is refused with a reason', async () => {
  const text = await converse(['', '99', '1 2', 'fly away', 'go forge', '', 'sell small-red at plaza', 'save', 'card'])

  expect(text).toContain('Number 99 is not in the list')
  expect(text).toContain('You can choose only one. Type one number.')
  expect(text).toContain("'fly' is not an answer")
  expect(text).toContain('Type a number from the list')
  expect(text).toContain('Save where?')
  expect(text).toContain('Which card?')
})

test('at the Huckster’s turn a refusal names the word that was typed', async () => {
  expect(await converse(['foo'])).toContain("Not possible: 'foo' is not 'turn', the Huckster’s only move.")
})

test('a choice can be undone until someone has learned something', async () => {
  // The ore cart leads past a newcomer symbol: where the newcomer sits can be taken back, the draw cannot.
  const text = await converse(['', 'undo', 'go ore coal', '1', 'undo', 'undo'])

  expect(text).toContain('Not possible: something random has happened since')
  expect(text).toContain('Undone.')
})

test('plays a game, a file and another game through a pipe, up to the end', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'merchants-')), 'game.json')
  const input = new PassThrough()
  const output = new PassThrough()
  let text = ''
  let saved = false
  const reply = (): string => {
    const page = text.slice(text.lastIndexOf('\n\n'))
    if (page.includes('again, save FILE')) {
      if (saved) return 'again\n'
      saved = true
      return `save ${file}\n`
    }
    if (saved && text.includes('seed pipe-', text.indexOf('Saved to'))) return 'quit\n'
    return page.includes('Enter: ') ? '\n' : '1\n'
  }
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    if (text.endsWith('> ')) input.write(reply())
  })
  await playAll(coveAtTerminal, coveStartOf({ seed: 'pipe' }), openTerminal({ input, output }))

  expect(runText(readFileSync(file, 'utf8')).result.winner).toHaveLength(1)
  expect(text).toMatch(/won with -?\d+ gold/)
  expect(text).not.toContain('\u001B[')
  expect(text).toContain('You left the game.')
})

test('options leave the rest as in a first game, and say what is wrong', () => {
  expect(coveStartOf({})).toMatchObject({ merchants: ['blacksmith'], level: 'normal', rogue: 'criminals' })
  expect(coveStartOf({ humans: 2, merchant: 'alchemist' })).toMatchObject({ merchants: ['alchemist', 'blacksmith'] })
  expect(() => coveStartOf({ sets: ['locals', 'locals'] })).toThrow(InvalidOption)
})
