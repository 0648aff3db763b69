/** Whole games at the terminal: by numbers, in notation, with undo, with several people, through a pipe. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Deck } from '@merchants/dale'
import { legalMoves, runText, seatWord } from '@merchants/dale'
import type { Chance } from '@merchants/tabletop'
import { below, fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { InvalidOption, playAll } from '../session.ts'
import { daleAtTerminal } from './command.ts'
import type { Menu } from '../draw-menu.ts'
import { itemsOf } from '../draw-menu.ts'
import { Loop } from '../loop.ts'
import { DaleMatch } from './match.ts'
import { menuOf } from './menu.ts'
import { namesFor } from './names.ts'
import type { PartialOptions } from './options.ts'
import { readOptions, startOf } from './options.ts'
import { daleScreen } from './screen.ts'
import { openTerminal } from '../terminal.ts'
import type { Page } from '../testing.ts'
import { pageFor, WIPED } from '../testing.ts'

/** More lines than a game needs. */
const MAX_LINES = 5000

function numbersFor(menu: Menu, chance: Chance): string {
  const numbers = itemsOf(menu).map(({ number }) => number)
  if (menu.max <= 1)
    return menu.usual !== undefined && below(chance, 3) === 0
      ? ''
      : String(numbers[below(chance, numbers.length)] ?? '')
  const count = menu.min + below(chance, menu.max - menu.min + 1)
  while (numbers.length > count) numbers.splice(below(chance, numbers.length), 1)
  return count === 0 ? 'none' : numbers.join(' ')
}

/** A game whose people type numbers of the list. */
async function playByNumbers(options: PartialOptions): Promise<{ match: DaleMatch; page: Page; isOver: boolean }> {
  const match = new DaleMatch(startOf(options))
  const chance = fastChance(7)
  let lines = 0
  const page = pageFor((prompt) => {
    lines += 1
    if (prompt.startsWith('Pass')) return ''
    const menu = menuOf(match.history, namesFor(match.start.seats, 0), page.look)
    return lines > MAX_LINES || menu === undefined ? undefined : numbersFor(menu, chance)
  })
  const isOver = await new Loop(match, daleScreen(match), page).play()
  return { match, page, isOver }
}

test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])('a whole game by numbers, random decks, seed %s', async (seed) => {
  const { match, page, isOver } = await playByNumbers({ decks: 'random', seed })

  expect(isOver).toBe(true)
  expect(page.printed.filter((line) => line.startsWith('Not possible'))).toEqual([])
  expect(page.printed.some((line) => line.startsWith('★'))).toBe(true)
  expect(match.history.pause.now.winners).not.toEqual([])
})

test('a saved game plays to the same end', async () => {
  const { match } = await playByNumbers({
    decks: 'random',
    seed: 'kept',
    players: 3,
    seats: ['human', 'seasoned', 'random'],
  })
  const { players, decks, teams, seed, starter, moves } = match.save()
  const ran = runText(
    JSON.stringify({ game: 'dale', decks, players, teams, turn: seatWord(starter ?? 0), seed, moves }),
  )

  expect(ran.result.error).toBeUndefined()
  expect(ran.result.winner).toEqual(match.history.pause.now.winners.map(seatWord))
})

test('a whole game in notation, as a person would write it', async () => {
  const match = new DaleMatch(startOf({ seed: 'notation' }))
  const page = pageFor(() => {
    const menu = menuOf(match.history, namesFor(match.start.seats, 0), page.look)
    if (menu !== undefined && menu.max > 1) return numbersFor(menu, fastChance(1))
    const [line = ''] = legalMoves(match.history)
    return line.replace(/^p\d /, '')
  })

  expect(await new Loop(match, daleScreen(match), page).play()).toBe(true)
  expect(page.printed.filter((line) => line.startsWith('Not possible'))).toEqual([])
})

test('with several players the screen is cleared before each, and a hand is shown to its owner only', async () => {
  const seats = ['human', 'human', 'human'] as const
  const { match, page, isOver } = await playByNumbers({ players: 3, seats, seed: 'hot' })
  const { printed } = page
  const places = printed.flatMap((line, at) => (line.startsWith('Pass the keyboard') ? [at] : []))

  expect(isOver).toBe(true)
  expect(match.humans).toEqual([0, 1, 2])
  for (const at of places) {
    const [, seat = ''] = /to (p\d)/.exec(printed[at] ?? '') ?? []
    const title = printed.slice(at).find((line) => line.startsWith(`${seat} (you)`) || line.startsWith('★'))
    expect([printed[at - 1], printed[at + 1]]).toEqual([WIPED, WIPED])
    expect(title).toBeDefined()
    expect(
      printed
        .slice(at)
        .find((line) => /^p\d> /.test(line))
        ?.slice(0, 2),
    ).toBe(seat)
  }
})

/** A short conversation; what was printed. */
async function converse(lines: readonly string[], options: PartialOptions = {}): Promise<string> {
  const left = lines.slice()
  const page = pageFor(() => left.shift())
  const match = new DaleMatch(startOf({ seed: 'talk-1', ...options }))
  await new Loop(match, daleScreen(match), page).play()
  return page.printed.join('\n')
}

test('commands are understood and change nothing', async () => {
  const text = await converse([
    'help',
    'hand',
    'market',
    'card glue',
    'log',
    'table',
    'more',
    'why buy 1 with junk',
    'why',
    'quit',
  ])

  expect(text).toContain('undo your last answer')
  expect(text).toContain('When you pay with this card, you may keep it in your hand.')
  expect(text).toMatch(/Not possible: the price is \d+, and you pay only 1/)
  expect(text).toContain('Why what?')
})

test('invalid input is refused with a reason', async () => {
  const text = await converse(['99', '1 2', 'fly away', 'buy 9 with junk', '', 'pass', 'save', 'card'])

  expect(text).toContain('Number 99 is not in the list')
  expect(text).toContain('You can choose only one. Type one number.')
  expect(text).toContain('Type a number from the list')
  expect(text).toContain('you must take an action')
  expect(text).toContain('Save where?')
  expect(text).toContain('Which card?')
})

test('a choice can be undone until someone has learned something', async () => {
  const match = new DaleMatch(startOf({ seed: 'undo', decks: ['owls', 'pandas', 'squirrels'] as Deck[] }))
  const script = ['undo', 'discard', 'undo', 'discard none', 'undo']
  const page = pageFor(() => {
    const line = script.shift()
    if (line !== 'discard') return line
    const menu = menuOf(match.history, namesFor(match.start.seats, 0), page.look) as Menu
    return String(itemsOf(menu).find(({ label }) => label.startsWith('discard'))?.number)
  })
  await new Loop(match, daleScreen(match), page).play()
  const text = page.printed.join('\n')

  expect(text).toMatch(/there is nothing to undo|something random has happened/)
  expect(page.printed).toContain('Undone.')
})

test('plays a game, a file and a rematch that a loser starts through a pipe, up to the end', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'merchants-')), 'game.json')
  const input = new PassThrough()
  const output = new PassThrough()
  let text = ''
  let saved = false
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    if (text.endsWith('> ')) input.write(reply())
  })
  const reply = (): string => {
    const page = text.slice(text.lastIndexOf('\n\n'))
    if (page.includes('again, save FILE')) {
      if (saved) return 'again\n'
      saved = true
      return `save ${file}\n`
    }
    if (saved && text.includes('Decks:', text.indexOf('Saved to'))) return 'quit\n'
    const several = /name (\d+)/.exec(page)?.[1]
    if (several === '0') return 'none\n'
    const slot = /slot (\d) \(\+\d\)/.exec(page)?.[1]
    if (slot !== undefined) return `${slot}\n`
    return `${several === undefined ? '1' : Array.from({ length: Number(several) }, (_, at) => at + 1).join(' ')}\n`
  }
  await playAll(daleAtTerminal, startOf({ seed: 'pipe' }), openTerminal({ input, output }))

  const { winner } = runText(readFileSync(file, 'utf8')).result
  expect(winner).toHaveLength(1)
  expect(text).toContain('won after')
  expect(text.match(/Decks:/g)).toHaveLength(2)
  expect(text).not.toContain('\u001B[')
  expect(text).toContain('You left the game.')
})

test('the end of the input ends the game', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  output.resume()
  input.end('1\n')

  await expect(
    playAll(daleAtTerminal, startOf({ seed: 'end' }), openTerminal({ input, output })),
  ).resolves.toBeUndefined()
})

test('options say what is wrong with them', () => {
  const start = (options: Parameters<typeof readOptions>[0]) => () => startOf(readOptions(options))

  expect(start({ players: '5' })).toThrow(InvalidOption)
  expect(start({ seats: 'human,robot' })).toThrow("'robot' is not a seat; choose from human, random, easy, medium")
  expect(start({ decks: 'owls,owls,foxes' })).toThrow('each deck can be chosen only once')
  expect(start({ players: '3', seats: 'human,medium' })).toThrow('3 players need 3 seats, not 2')
  expect(start({ players: 'many' })).toThrow(InvalidOption)
})

test('a level can be given by its name or its id', () => {
  const seats = (text: string) => startOf(readOptions({ seats: text })).seats

  expect(seats('human,easy,medium,hard')).toEqual(['human', 'novice', 'seasoned', 'quick'])
  expect(seats('expert,trader')).toEqual(['trader', 'trader'])
  expect(seats('human,greedy')).toEqual(['human', 'seasoned'])
})

test('options that are not given have their defaults', () => {
  expect(startOf(readOptions({}))).toMatchObject({
    players: 2,
    seats: ['human', 'seasoned'],
    decks: ['platypuses', 'polecats', 'sloths'],
  })
  expect(startOf(readOptions({ teams: true }))).toMatchObject({ players: 4, teams: true })
  expect(startOf(readOptions({ seats: 'human,random,random' }))).toMatchObject({ players: 3 })
  expect(startOf(readOptions({ decks: 'random', seed: 'x' })).decks).toEqual(
    startOf(readOptions({ decks: 'random', seed: 'x' })).decks,
  )
})
