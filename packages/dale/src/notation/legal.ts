/** The open question as text, with the player asked and the legal answers in notation. */
import type { Answer, Question } from '@merchants/tabletop'
import { advance, choicesOf, isRefusal, ScriptEnded } from '@merchants/tabletop'
import type { CardType } from '../card.ts'
import { cardType } from '../decks/index.ts'
import type { Ask, DaleDecision, HelpRequest, Payment, Stack, Use } from '../decision.ts'
import { daleRules } from '../game.ts'
import { PUBLIC_HELP } from '../rules-version.ts'
import type { Card, State } from '../state.ts'
import { requestsFor } from './legal-help.ts'
import { writeMove } from './move.ts'
import type { DaleHistory } from './play.ts'
import { isNotMade, playLine } from './play.ts'
import { seatWord } from './words.ts'
import type { Answered } from './draft.ts'
import { continuesLine, mayContinue, moveOf } from './write.ts'

/** A hand of this many cards is the largest whose selections are all listed. */
const LISTED_HAND = 8

/** The most lines that a list of legal moves shows for one card to play, one slot to buy from, or one stack. */
const LISTED_LINES = 100

export function pendingQuestions(history: DaleHistory): Question[] {
  const { decision } = history.pause
  if (decision === undefined) return []
  const { seat, min, max } = decision
  return [
    {
      seat: seatWord(seat),
      kind: kindOf(decision),
      ask: inWords(decision),
      legal: legalWords(history),
      min,
      max,
    },
  ]
}

export const kindOf = ({ kind, ask }: DaleDecision): Question['kind'] =>
  kind === 'acts' && ask !== 'start' && ask !== 'next plan' ? 'action' : 'choose'

/** Moves as one would write them; where a set or an order of cards is asked, the candidates. */
export function legalWords(history: DaleHistory): string[] {
  const { decision } = history.pause
  return decision !== undefined && takesSeveral(decision) && decision.receivers === undefined
    ? namesOf(decision)
    : legalMoves(history)
}

/** Whole moves, each of which can be played. Of the answers to one question, or of one way to begin, this many are listed. */
export function legalMoves(history: DaleHistory): string[] {
  const { decision, now } = history.pause
  if (decision === undefined) return []
  const lines = new Set<string>()
  for (const answer of firstAnswersTo(decision)) {
    for (const answered of linesFrom(history, [{ now, decision, answer }])) lines.add(writeMove(moveOf(answered)))
  }
  // A question in the middle of a move that was begun by answers cannot always be written on its own.
  return decision.kind === 'acts' ? [...lines] : [...lines].filter((line) => canBePlayed(history, line))
}

const takesSeveral = ({ kind, max, ask }: DaleDecision): boolean =>
  max > 1 && (kind === 'cards' || kind === 'seats') && ask !== 'give in exchange'

const namesOf = ({ kind, options }: DaleDecision): string[] =>
  kind === 'seats'
    ? (options as readonly number[]).map(seatWord)
    : (options as readonly Card[]).map(({ type }) => type.id)

function canBePlayed(history: DaleHistory, line: string): boolean {
  try {
    return !isRefusal(playLine(history, line))
  } catch (thrown) {
    if (thrown instanceof ScriptEnded) return true
    throw thrown
  }
}

type Answers = readonly [Answered, ...Answered[]]

/** All lines that begin with these answers. Where only the order differs, one of them. */
function linesFrom(history: DaleHistory, answered: Answers): Answers[] {
  if (!mayContinue(answered[0]) || isComplete(answered.at(-1) as Answered)) return [answered]
  const next = advanceQuietly(history, (answered.at(-1) as Answered).answer)
  const { decision, now, news = [] } = next?.pause ?? {}
  if (isNotMade(news)) return []
  if (next === undefined || decision === undefined || now === undefined) return [answered]
  if (!continuesLine(answered[0], decision)) return [answered]
  if (decision.ask === 'own part' && now.rules < PUBLIC_HELP) return []
  const lines: Answers[] = []
  for (const answer of nextAnswers(answered, decision, now)) {
    if (lines.length < LISTED_LINES) lines.push(...linesFrom(next, [...answered, { now, decision, answer }]))
  }
  return lines
}

function nextAnswers(answered: Answers, decision: DaleDecision, now: State): Answer[] {
  if (decision.ask === 'own part') return ownParts(decision as DaleDecision<'cards'>, now)
  return decision.ask === 'ask for' ? requestsFor(answered, decision) : answersTo(decision)
}

/** Whether only an order is left to choose after this answer, so that the line can be written as it is. */
function isComplete({ now, decision, answer }: Answered): boolean {
  const option = decision.options[answer[0] as number]
  if (decision.ask === 'pay') return !(option as Payment).uses.some(({ as }) => as.mayStay || as.arrangesMarket)
  if (decision.ask !== 'stack') return false
  const hasSnack = now.seats[decision.seat]?.schedule.some(({ as }) => as.plan === 'marketCardBeforeBuild')
  return !hasSnack && !(option as Stack).parts.some(({ isFuelled }) => isFuelled)
}

/** The game after an answer; `undefined` if the script of randomness ends on the way, which is not the question's fault. */
function advanceQuietly(history: DaleHistory, answer: Answer): DaleHistory | undefined {
  try {
    const next = advance(daleRules, history, answer)
    return isRefusal(next) ? undefined : next
  } catch (thrown) {
    if (thrown instanceof ScriptEnded) return undefined
    throw thrown
  }
}

/** Charm asks for market cards outside any line, so they are listed. */
function firstAnswersTo(decision: DaleDecision): Answer[] {
  if (decision.ask === 'take first') return [[], ...decision.options.map((_, at): Answer => [at])]
  return takesSeveral(decision) ? choicesOf(decision, namesOf(decision), LISTED_LINES) : answersTo(decision)
}

/** The answers in a list of moves. It shows each option, each selection of few cards, and one order of many. */
function answersTo(decision: DaleDecision): Answer[] {
  const { ask, options, min, max, ordered } = decision
  const each = options.map((_, at): Answer => [at])
  if (ask === 'inventory')
    return options.length <= LISTED_HAND
      ? selections(options as readonly Card[])
      : [[], ...each, options.map((_, at) => at)]
  if (ask === 'keep paid') return selections(options as readonly Card[])
  if (ask === 'throw paid' || ask === 'paid on deck' || ask === 'take first') return [[]]
  if (max === 1) return min === 0 ? [[], ...each] : each
  if (ask === 'give in exchange' || ask === 'take in exchange')
    return selections(options as readonly Card[]).filter(({ length }) => length === min)
  return ordered ? [options.slice(0, min).map((_, at) => at)] : [each.slice(0, min).flat()]
}

/** The hand cards that a builder may lay for the teammate to add to. Cards from elsewhere are not listed. */
function ownParts({ options, seat }: DaleDecision<'cards'>, now: State): Answer[] {
  const hand = now.seats[seat]?.hand ?? []
  const held = options.filter((card) => hand.includes(card))
  return held.length <= LISTED_HAND ? selections(held).slice(1) : held.map((_, at) => [at])
}

/** All selections of cards that differ in what they hold. */
function selections(cards: readonly Card[]): Answer[] {
  const found: Answer[] = [[]]
  const seen = new Set<string>([''])
  for (let at = 0; at < cards.length; at++) {
    for (const chosen of found.slice()) {
      const more = [...chosen, at]
      const name = more
        .map((place) => cards[place]?.type.id ?? '')
        .toSorted()
        .join()
      if (seen.has(name)) continue
      seen.add(name)
      found.push(more)
    }
  }
  return found
}

const ENGLISH: Readonly<Record<Ask, string>> = {
  start: 'Which scheduled card do you resolve next?',
  action: 'What do you do?',
  bonus: 'You may take a bonus action. What do you do?',
  'build again': 'You may build another stack.',
  'next plan': 'Which scheduled card resolves next?',
  last: 'You may use abilities before your turn ends.',
  pay: 'Which cards do you pay with?',
  'to slot': 'Which slot should the card you buy move to?',
  arrange: 'How do you arrange the other market cards?',
  'keep paid': 'Which cards from your payment do you keep?',
  'throw paid': 'Which junk from your payment do you throw away?',
  'paid on deck': 'Which card from your payment goes on your deck?',
  'order paid': 'In which order do the cards you pay with go to your discard pile?',
  stack: 'Which stack do you build?',
  'order stack': 'In which order do the cards go into the stack?',
  'take first': 'Which market card do you take first?',
  'spend on stack': 'Which cards do you spend?',
  'order spent': 'In which order do the spent cards go to your discard pile?',
  'own part': 'Which cards do you add yourself?',
  fuel: 'Which cards do you spend on Stove?',
  'ask for': 'Which cards do you ask your teammate for?',
  help: 'Which cards do you add to your teammate’s stack?',
  inventory: 'Which cards do you discard?',
  spend: 'Which cards do you spend?',
  take: 'Which card do you take?',
  discard: 'Which cards do you discard?',
  'throw away': 'Which cards do you throw away?',
  'place on deck': 'Which cards go on the deck, top first?',
  'place under deck': 'Which card goes on the bottom of your deck?',
  give: 'Which card do you give?',
  'give in exchange': 'Which cards from your hand do you swap?',
  'take in exchange': 'Which cards do you get for them?',
  show: 'Which card from your hand do you choose?',
  swap: 'Which card do you swap for it?',
  distribute: 'Who gets which card?',
  'choose player': 'Which player do you choose?',
  'choose players': 'Which opponents do you choose?',
  guess: 'Which value do you guess?',
  value: 'Which value should the card have?',
  side: 'Left or right?',
  'use it': 'Do you use it?',
  react: 'Which card do you react with?',
  copy: 'Which card does it copy?',
  'copy for hand size': 'Copy a card to draw more?',
}

/** The question; a teammate who is asked to help reads what for (rules 12). */
export function inWords({ ask, about, request }: DaleDecision): string {
  if (ask === 'help' && request !== undefined) return `${requestInWords(request)}. ${ENGLISH[ask]}`
  return about === undefined ? ENGLISH[ask] : `${about.name}: ${ENGLISH[ask]}`
}

function requestInWords({ builder, laid, spent, wanted, goal }: HelpRequest): string {
  const used = (uses: readonly Use[]): string => uses.map(({ card, as }) => usedAs(card, as)).join(', ')
  const parts = [
    `${seatWord(builder)} adds ${used(laid)} to a stack worth ${goal}`,
    ...(spent.length === 0 ? [] : [`spends ${used(spent)}`]),
    ...(wanted.length === 0 ? [] : [`asks for ${wanted.map((id) => cardType(id).name).join(', ')}`]),
  ]
  return parts.join(', ')
}

const usedAs = ({ type }: Card, as: CardType): string => (type === as ? as.name : `${type.name} as ${as.name}`)
