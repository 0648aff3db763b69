/** Whole games answered from the numbered list alone: every kind of question, with all decks, in every language. */
import type { DaleDecision, DaleHistory, Deck, Kind } from '@merchants/dale'
import { actUnderWay, beginSaved, dale, legalMoves, view } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { advance, below, fastChance, isRefusal, shuffle } from '@merchants/tabletop'
import { beforeAll, expect, test } from 'vitest'
import type { DaleMatchView } from '../match-types.ts'
import { keyOfSpots } from '../table/spots.ts'
import type { Choice } from '../table/use-choice.ts'
import { loadCatalog } from '../../../words/catalogs.ts'
import type { Language } from '../../../words/language.ts'
import { LANGUAGES } from '../../../words/language.ts'
import type { CardFaces } from '../../../words/message.ts'
import { createTranslator } from '../../../words/translator.ts'
import { readCommand } from './command.ts'
import { dictionaryOf } from './dictionary.ts'
import type { TextContext } from './describe-zones.ts'
import {
  handLines,
  marketLines,
  othersOf,
  pileLines,
  playerLines,
  scheduleLines,
  stallLines,
} from './describe-zones.ts'
import type { Menu } from './menu.ts'
import { menuOf, numbersOf } from './menu.ts'
import { scoreIn, statusIn } from './status.ts'

const NAMES = ['Ala', 'Bo', 'Cy', 'Di']

interface Words {
  readonly t: TextContext['t']
  readonly cards: CardFaces
}

async function wordsIn(language: Language): Promise<Words> {
  const [messages, cards] = await Promise.all([loadCatalog('messages', language), loadCatalog('cards', language)])
  return { t: createTranslator(language, messages), cards }
}

/** The table as told to the player who decides. */
function tellingOf(history: DaleHistory, { t, cards }: Words): TextContext {
  const { pause } = history
  const seen = view(pause, pause.decision?.seat ?? 0)
  const seats = seen.seats.map((_, seat) => ({ name: NAMES[seat] as string, kind: 'me' as const }))
  const match: Partial<DaleMatchView> = {
    view: seen,
    act: actUnderWay(history),
    setup: { seats, decks: seen.decks, teams: seen.teams },
  }
  return {
    t,
    name: (card) => cards(card).name,
    text: (card) => cards(card).text,
    reason: ({ key }) => key,
    table: {
      match: match as DaleMatchView,
      seat: seen.seat,
      nameOf: (seat: number) => NAMES[seat] as string,
      choice: { decision: seen.decision, keyOf: keyOfSpots(seen) } as Choice,
    } as TextContext['table'],
  }
}

/** All texts about the table and the question. */
const allLines = (context: TextContext, menu: Menu | undefined): string[] => [
  statusIn(context),
  scoreIn(context),
  ...[
    ...marketLines(context, true),
    ...handLines(context, true),
    ...stallLines(context),
    ...scheduleLines(context),
  ].map(({ say }) => say as string),
  ...[...pileLines(context), ...othersOf(context.table.match.view).flatMap((seat) => playerLines(context, seat))].map(
    ({ say }) => say as string,
  ),
  ...(menu?.items.map(({ label }) => label) ?? []),
  ...(menu?.usual === undefined ? [] : [menu.usual.label]),
]

type Chance = ReturnType<typeof fastChance>

/** An answer as someone would give it who knows nothing but the list. */
function anyAnswer({ items, usual, min, max }: Menu, chance: Chance): Answer {
  const count = Math.min(items.length, min + below(chance, max - min + 1))
  if (usual !== undefined && (count === 0 || below(chance, 4) === 0)) return usual.answer
  const mixed = items.slice()
  shuffle(chance, mixed)
  return mixed.slice(0, Math.max(count, 1)).flatMap(({ answer }) => answer)
}

/** Tables that have every deck and every kind of question between them. */
const TABLES: readonly { readonly players: number; readonly teams: boolean; readonly decks: readonly Deck[] }[] = [
  { players: 2, teams: false, decks: ['platypuses', 'polecats', 'ocelots'] },
  { players: 3, teams: false, decks: ['owls', 'chameleons', 'raccoons', 'foxes'] },
  { players: 4, teams: true, decks: ['beavers', 'penguins', 'squirrels', 'macaws'] },
  { players: 4, teams: false, decks: ['pandas', 'sloths', 'crocodiles', 'owls', 'ocelots'] },
]
const KINDS: readonly Kind[] = [
  'acts',
  'cards',
  'helpings',
  'names',
  'numbers',
  'payments',
  'seats',
  'sides',
  'slots',
  'stacks',
  'uses',
  'yes or no',
]

/** All questions of a game whose answers come from the list. */
function questionsAt(table: (typeof TABLES)[number], words: Words): DaleHistory[] {
  const chance = fastChance(3)
  const asked: DaleHistory[] = []
  let history = beginSaved({ ...table, seed: 'list', starter: 0 })
  for (let step = 0; step < 400 && history.pause.decision !== undefined; step++) {
    asked.push(history)
    const next = advance(dale, history, anyAnswer(menuOf(tellingOf(history, words)) as Menu, chance))
    if (isRefusal(next)) throw new Error(`${history.pause.decision.ask} refused an answer from its list: ${next.key}`)
    history = next
  }
  return asked
}

let asked: readonly DaleHistory[] = []
beforeAll(async () => {
  const english = await wordsIn('en')
  asked = TABLES.flatMap((table) => questionsAt(table, english))
})

test('every kind of question can be answered by numbers', () => {
  const kinds = new Set(asked.map(({ pause }) => (pause.decision as DaleDecision).kind))

  expect([...kinds].toSorted()).toEqual(KINDS)
})

test.each(LANGUAGES)('every option has a text and a number, in %s', async (language) => {
  const words = await wordsIn(language)
  const wrong = /\b(?:text|asks|table|card)\.[a-z]|undefined|NaN|\[object|^$/
  for (const history of asked.filter((_, at) => at % LANGUAGES.length === LANGUAGES.indexOf(language))) {
    const context = tellingOf(history, words)
    const menu = menuOf(context) as Menu

    expect(allLines(context, menu).filter((line) => wrong.test(line))).toEqual([])
    expect(new Set(numbersOf(menu)).size).toBe(numbersOf(menu).length)
  }
})

test.each(LANGUAGES)('moves as they are listed can be typed in %s', async (language) => {
  const { t, cards } = await wordsIn(language)
  const dictionary = dictionaryOf(t, { name: (id) => cards(id).name, text: (id) => cards(id).text }, NAMES)
  const moves = asked.slice(0, 60).flatMap(legalMoves)

  for (const line of moves.map((move) => move.replace(/^p\d /, ''))) {
    expect(readCommand(line, dictionary)).toEqual({ is: 'move', line })
  }
})
