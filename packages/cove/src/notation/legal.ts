/** The open question as text, with the player asked and the legal answers in notation. */
import type { Answer, Question } from '@merchants/tabletop'
import { advance, choicesOf, isRefusal, ScriptEnded } from '@merchants/tabletop'
import type { About, Act, Ask, CoveDecision, Piece } from '../decision.ts'
import { coveRules } from '../game.ts'
import type { Adventurer, Good, Pier } from '../pieces.ts'
import { PIER_NAMES } from '../pieces.ts'
import { isTownsfolk, townsfolk } from '../townsfolk.ts'
import { writeMove } from './move.ts'
import type { CoveHistory } from './play.ts'
import { goodWords, optionWord, personWords, seatWord } from './words.ts'
import type { Answered } from './write.ts'
import { continuesLine, moveOf } from './write.ts'

/** The most lines that a list of legal moves shows for one way to begin. */
const LISTED_LINES = 100

export function pendingQuestions(history: CoveHistory): Question[] {
  const { decision, now } = history.pause
  if (decision === undefined) return []
  const { seat, min, max } = decision
  return [
    {
      seat: seatWord(seat, now.humans.length),
      kind: kindOf(decision),
      ask: inWords(decision),
      legal: legalWords(history),
      min,
      max,
    },
  ]
}

export const kindOf = ({ kind }: CoveDecision): Question['kind'] =>
  kind === 'acts' || kind === 'steps' || kind === 'sales' ? 'action' : 'choose'

/** Moves as one would write them; where a set of cards is asked, the candidates. */
export function legalWords(history: CoveHistory): string[] {
  const { decision } = history.pause
  return decision !== undefined && takesSeveral(decision) ? [...new Set(namesOf(decision))] : legalMoves(history)
}

const takesSeveral = ({ max, joins }: CoveDecision): boolean => max > 1 && !joins

const namesOf = ({ kind, options }: CoveDecision): string[] => options.map((option) => optionWord(kind, option))

/** Whole moves, each of which can be played. Of the answers to one question, or of one way to begin, this many are listed. */
export function legalMoves(history: CoveHistory): string[] {
  const { decision } = history.pause
  if (decision === undefined) return []
  const lines = new Set<string>()
  const answers = takesSeveral(decision)
    ? choicesOf(decision, namesOf(decision), LISTED_LINES)
    : answersTo([], decision)
  for (const answer of answers) {
    for (const line of linesFrom(history, [{ decision, answer }])) lines.add(writeMove(moveOf(line)))
  }
  return [...lines]
}

type Answers = readonly [Answered, ...Answered[]]

const LONGER: ReadonlySet<Act['go']> = new Set<Act['go']>(['staffRoom', 'bellows', 'forge', 'brew'])

/** All lines that begin with these answers. Where only the order differs, one of them. */
function linesFrom(history: CoveHistory, answered: Answers): Answers[] {
  const [{ decision: first, answer: began }] = answered
  if (first.kind !== 'acts' || !LONGER.has((first.options[began[0] as number] as Act).go)) return [answered]
  const next = advanceQuietly(history, (answered.at(-1) as Answered).answer)
  const decision = next?.pause.decision
  if (next === undefined || decision === undefined || !continuesLine(answered, decision)) return [answered]
  const lines: Answers[] = []
  for (const answer of answersTo(answered, decision)) {
    if (lines.length >= LISTED_LINES) break
    if (answer.length === 0) lines.push(answered)
    else lines.push(...linesFrom(next, [...answered, { decision, answer }]))
  }
  return lines.slice(0, LISTED_LINES)
}

/** The game after an answer; `undefined` if the script of randomness ends on the way, which is not the question's fault. */
function advanceQuietly(history: CoveHistory, answer: Answer): CoveHistory | undefined {
  try {
    const next = advance(coveRules, history, answer)
    return isRefusal(next) ? undefined : next
  } catch (thrown) {
    if (thrown instanceof ScriptEnded) return undefined
    throw thrown
  }
}

/** The answers in a list of moves. It shows each option and each pair. Furnaces and recipes are named in their order. */
function answersTo(before: readonly Answered[], { ask, options, min, max, ordered }: CoveDecision): Answer[] {
  const each = options.map((_, at): Answer => [at])
  const none: Answer[] = min === 0 ? [[]] : []
  if (max > 1) return [...none, ...each, ...pairs(options.length, ordered)]
  const last = before.at(-1)
  if (last === undefined || last.decision.ask !== ask) return [...none, ...each]
  const chosen = last.decision.options[last.answer[0] as number]
  const isLater = ([at]: Answer): boolean => {
    const option = options[at as number]
    if (ask === 'forge') return (option as Piece).furnace > (chosen as Piece).furnace
    return last.decision.options.indexOf(option as never) >= (last.answer[0] as number)
  }
  return [...none, ...each.filter(isLater)]
}

function pairs(count: number, ordered: boolean): Answer[] {
  const found: Answer[] = []
  for (let one = 0; one < count; one++) {
    for (let other = ordered ? 0 : one + 1; other < count; other++) if (one !== other) found.push([one, other])
  }
  return found
}

const ENGLISH: Readonly<Record<Ask, string>> = {
  'huckster turn': 'The Huckster takes his turn.',
  market: 'Every marker has reached the token, so the market phase begins.',
  action: 'Where do you go?',
  staff: 'Which of your staff work?',
  bellows: 'Which furnaces do you heat?',
  forge: 'What do you forge?',
  brew: 'What do you brew, and from which marbles?',
  stoke: 'Which dice go to which furnace?',
  boat: 'Which boat does the newcomer board?',
  dock: 'Which dock does the boat use?',
  'scare off': 'Which customer at sea do the robbers scare off?',
  hand: 'Do you stop at the clock hand? You take a corruption card and load no boat.',
  'return corruption': 'Which corruption cards do you return?',
  colour: 'Which colour is the good?',
  'draw newcomer': 'Do you take the gold and draw a newcomer?',
  'send to bag': 'Who at sea goes back into the bag?',
  move: 'Who at sea moves to another boat?',
  'move to': 'To which boat?',
  replace: 'Your shelf is full. Which good does the new one replace?',
  sell: 'What do you sell, and where?',
  cultists: 'Do you sell to the cultists there too, for a corruption card?',
}

export function inWords({ ask, about }: CoveDecision): string {
  return about === undefined ? ENGLISH[ask] : `${named(about)}: ${ENGLISH[ask]}`
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function named(about: About): string {
  if (typeof about === 'number') return Number.isInteger(about) ? `Boat ${about}` : `${Math.floor(about)}:30`
  if (isTownsfolk(about)) return townsfolk(about).name
  if (about in PIER_NAMES) return capitalised(PIER_NAMES[about as Pier])
  return capitalised(about.includes('-') ? goodWords(about as Good) : personWords(about as Adventurer))
}
