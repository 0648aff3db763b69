/** From a written move to the answer a decision asks for. Each question finds its own words in the line. */
import type { Answer } from '@merchants/tabletop'
import { usesOf } from '../copying.ts'
import type { Act, DaleDecision, Options, Payment, Stack, Use } from '../decision.ts'
import { FROM_DISCARD } from '../decision.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Player } from '../player.ts'
import type { Card, State } from '../state.ts'
import { clone } from '../state.ts'
import { SLOTS, Table } from '../table.ts'
import { copyPlace } from './copies.ts'
import type { AnswerPart, Clause, Move } from './move.ts'
import type { CardWord } from './words.ts'
import { writeCard, writeCards } from './words.ts'

/** The words of a line that no question has taken yet. */
export interface Line {
  readonly move: Move
  readonly parts: AnswerPart[]
  readonly clauses: Partial<Record<Clause | 'arrange', boolean>>
  /** Cards of the clauses `take` and `spend` that no question has taken yet. */
  take: readonly CardWord[]
  spend: readonly CardWord[]
  /** The values of the Stoves in the stack that are still to be fuelled. */
  stoves: readonly number[]
  /** What a chameleon that was just named is used as. */
  as: CardWord[]
  /** The table as it lies. */
  now: State
}

export const lineOf = (move: Move, now: State): Line => ({
  move,
  parts: move.parts.slice(),
  clauses: {},
  take: move.clauses.take ?? [],
  spend: move.clauses.spend ?? [],
  stoves: [],
  as: [],
  now,
})

/** The answer that this line gives to this decision, or why there is none. */
export function answerOf(line: Line, decision: DaleDecision): Answer | Reason {
  const { move } = line
  const { ask, options, kind, min } = decision
  if (move.verb === 'choose' && ask === 'order spent') return pickCards(line.as, options as readonly Card[])
  if (move.verb === 'choose' && kind !== 'acts') return chosen(line, decision)
  switch (ask) {
    case 'start':
    case 'action':
    case 'bonus':
    case 'build again':
    case 'last':
    case 'next plan':
      return findAct(line, options as readonly Act[], min)
    case 'pay':
      return payment(line, options as readonly Payment[])
    case 'to slot':
      return toSlot(line, options as readonly number[])
    case 'arrange':
      return arrangement(line, options as readonly (Card | undefined)[])
    case 'keep paid':
      return pickCards(clause(line, 'keep'), options as readonly Card[])
    case 'throw paid':
      return pickCards(clause(line, 'throw'), options as readonly Card[])
    case 'paid on deck':
      return pickCards(clause(line, 'top'), options as readonly Card[])
    case 'order paid':
      return pickCards(within(clause(line, 'with'), options as readonly Card[]), options as readonly Card[])
    case 'stack':
      return findStack(line, options as readonly Stack[])
    case 'order stack':
      return pickCards(within(move.cards, options as readonly Card[]), options as readonly Card[])
    case 'take first':
      return takeFirst(line, options as readonly Card[])
    case 'spend on stack':
      return spendOn(line, options as readonly Payment[])
    case 'order spent':
      return pickCards(within(move.clauses.spend ?? [], options as readonly Card[]), options as readonly Card[])
    case 'own part':
      line.as = move.cards.slice()
      clause(line, 'help')
      return ownPart(line, options as readonly Card[])
    case 'fuel':
      return fuel(line, options as readonly Card[])
    case 'inventory':
      return move.verb === 'discard' ? pickCards(move.cards, options as readonly Card[]) : reason('not-now')
    default:
      return chosen(line, decision)
  }
}

function clause(line: Line, name: Clause): readonly CardWord[] {
  line.clauses[name] = true
  return line.move.clauses[name] ?? []
}

/** The payment with just these cards. */
function payment(line: Line, payments: readonly Payment[]): Answer | Reason {
  const words = clause(line, 'with')
  const fitting = payments.filter(({ uses }) => sameUses(uses, words, line.now))
  return (
    whichCopy(
      fitting.map(({ uses }) => uses),
      words,
    ) ?? one(payments, (each) => each === fitting[0])
  )
}

/** Where a chameleon that is written plain could be several things, it must be named. */
function whichCopy(fitting: readonly (readonly Use[])[], words: readonly CardWord[]): Reason | undefined {
  for (const { id, as } of words) {
    if (as !== undefined) continue
    const models = new Set(
      fitting.flat().flatMap((use) => (use.card.type.id === id && use.as !== use.card.type ? [use.as.id] : [])),
    )
    if (models.size > 1 && !words.some((word) => word.id === id && word.as !== undefined)) {
      return reason('must-copy', { card: id, models: [...models].join(', ') })
    }
  }
  return undefined
}

function fuel(line: Line, cards: readonly Card[]): Answer | Reason {
  const answer = pickCards(line.spend, cards)
  if (Array.isArray(answer)) {
    line.as = [...line.as, ...line.spend]
    line.spend = []
  }
  return answer
}

function takeFirst(line: Line, cards: readonly Card[]): Answer | Reason {
  const answer = pickCards(line.take, cards)
  if (Array.isArray(answer)) line.take = []
  return answer
}

/** The cards spent on the next Stove: all words of the line must be shared out among the Stoves of the stack. */
function spendOn(line: Line, payments: readonly Payment[]): Answer | Reason {
  const player = playerOf(line.now, line.move.seat)
  const worth = ({ id, as }: CardWord): number => {
    const card = player.hand.cards.find(({ type }) => type.id === id)
    const uses = card === undefined ? [] : usesOf(player, card)
    return (uses.find((use) => use.as.id === as) ?? uses[0])?.value ?? 0
  }
  const share = shareOut(line.spend, line.stoves, worth)
  const answer = one(payments, ({ uses }) => sameUses(uses, share ?? line.spend, line.now))
  if (Array.isArray(answer)) {
    line.spend = line.spend.filter((word) => !(share ?? line.spend).includes(word))
    line.stoves = line.stoves.slice(1)
  }
  return answer
}

/** A player at a table of its own: to ask what cards are worth there. */
const playerOf = (now: State, seat: number): Player =>
  new Table(clone(now), () => undefined, undefined, undefined).players[seat] as Player

/** The words for the first Stove, such that every Stove gets half of what is spent on it, and no word is left over. */
function shareOut(
  words: readonly CardWord[],
  stoves: readonly number[],
  worth: (word: CardWord) => number,
): CardWord[] | undefined {
  const shares: CardWord[][] = stoves.map(() => [])
  const fits = (share: readonly CardWord[], stove: number): boolean =>
    Math.ceil(share.reduce((sum, word) => sum + worth(word), 0) / 2) === stoves[stove]
  const give = (at: number): boolean => {
    const word = words[at]
    if (word === undefined) return shares.every(fits)
    return shares.some((share) => {
      share.push(word)
      const done = give(at + 1)
      if (!done) share.pop()
      return done
    })
  }
  return give(0) ? shares[0] : undefined
}

/** The builder's own cards of a stack with help: from the hand, from the market, and from the discard pile. */
function ownPart(line: Line, options: readonly Card[]): Answer | Reason {
  const { move, now } = line
  const discardPile = now.seats[move.seat]?.discardPile ?? []
  const places: number[] = []
  const add = (word: CardWord, isThere: (card: Card) => boolean): boolean => {
    const at = options.findIndex((card, place) => card.type.id === word.id && isThere(card) && !places.includes(place))
    if (at >= 0) places.push(at)
    return at >= 0
  }
  if (move.cards.length === 0 && move.clauses.discard === undefined) return reason('empty-stack')
  for (const word of move.cards) {
    const taken = line.take.find(({ id }) => id === word.id)
    const isAdded = taken === undefined ? false : add(word, (card) => now.market.includes(card))
    if (isAdded) line.take = line.take.filter((each) => each !== taken)
    else if (!add(word, (card) => !now.market.includes(card) && !discardPile.includes(card))) {
      return reason('not-in-hand', { card: writeCard(word) })
    }
  }
  for (const word of clause(line, 'discard')) {
    if (!add(word, (card) => discardPile.includes(card))) return reason('not-there', { card: writeCard(word) })
  }
  return places
}

/** A clause that no question asked for: the card that would allow it is not there. */
export function unusedClause({ move, clauses, take, spend }: Line): Reason | undefined {
  const card = (name: Clause): string => writeCard(move.clauses[name]?.[0] ?? { id: 'junk' })
  if (move.arrange !== undefined && !clauses.arrange) return reason('arranging-needs-permission')
  if (take.length > 0) return reason('market-not-allowed')
  if (spend.length > 0) return reason('cannot-fuel', { spent: writeCards(spend) })
  for (const name of ['keep', 'throw', 'top', 'discard', 'help'] as const) {
    if ((move.clauses[name] ?? []).length === 0 || clauses[name]) continue
    if (name === 'keep') return reason('cannot-stay', { card: card(name) })
    if (name === 'throw') return reason('cannot-be-thrown', { card: card(name), most: 3 })
    if (name === 'top') return reason('cannot-go-on-deck', { card: card(name) })
    return reason(name === 'help' ? 'no-teammate' : 'not-now')
  }
  return undefined
}

function findAct(line: Line, acts: readonly Act[], min: number): Answer | Reason {
  const { move, now } = line
  const [card] = move.cards
  switch (move.verb) {
    case 'play':
    case 'use':
      return card === undefined ? reason('not-now') : useAct(acts, move.verb, card, now)
    case 'buy': {
      const slots = wantedSlots(move, now)
      return one(acts, (act) => act.do === 'buy' && slots.includes(act.slot))
    }
    case 'build':
      return one(acts, (act) => act.do === (move.clauses.help === undefined ? 'build' : 'build with help'))
    case 'discard':
      return one(acts, (act) => act.do === 'take inventory')
    case 'pass':
      return one(acts, (act) => act.do === 'pass')
    case 'choose': {
      const [part] = line.parts
      if (part?.is === 'word' && part.word === 'none' && min === 0) {
        line.parts.shift()
        return []
      }
      const wanted = part?.is === 'cards' ? part.cards[0] : undefined
      const answer = one(
        acts,
        (act) => act.do === 'resolve' && fits(wanted, { ...act.waiting, value: 0, model: undefined }, true, now),
      )
      if (Array.isArray(answer)) line.parts.shift()
      return answer
    }
  }
}

/** The slots, counted from the right, in which the wanted card may lie before the market is arranged. */
function wantedSlots({ slot, arrange }: Move, { market }: State): number[] {
  if (slot === 'discard') return [FROM_DISCARD]
  const lies = SLOTS - (slot ?? 0)
  const wanted = arrange?.[(slot ?? 1) - 1]
  if (wanted === undefined) return [lies]
  return market.flatMap((card, at) => (card?.type.id === wanted.id ? [at] : []))
}

function useAct(acts: readonly Act[], verb: 'play' | 'use', card: CardWord, now: State): Answer | Reason {
  const places = acts.flatMap((act, at) =>
    act.do === verb && fits(card, act.use, card.as !== undefined, now) ? [at] : [],
  )
  const uses = places.map((at) => (acts[at] as { use: Use }).use)
  const itself = uses.findIndex((use) => use.as === use.card.type)
  if (card.as === undefined && itself >= 0) return [places[itself] as number]
  if (places.length > 1 && card.as === undefined && new Set(uses.map(({ as }) => as)).size > 1) {
    return reason('must-copy', { card: card.id, models: uses.map(({ as }) => as.id).join(', ') })
  }
  const [place] = places
  return place === undefined ? reason('not-an-option', { word: writeCard(card) }) : [place]
}

/** Whether a written card means this use. A chameleon may be written plain where only one model is possible. */
function fits(word: CardWord | undefined, use: Use, exactly: boolean, now: State): boolean {
  if (word === undefined || word.id !== use.card.type.id) return false
  if (word.copy !== undefined && word.copy !== (copyPlace(now, use.card) || word.copy)) return false
  return word.as === undefined ? !exactly || use.as === use.card.type : word.as === use.as.id
}

function toSlot(line: Line, slots: readonly number[]): Answer | Reason {
  const { move } = line
  const { market } = line.now
  const wanted = move.slot === 'discard' || move.slot === undefined ? -1 : SLOTS - move.slot
  if (move.arrange === undefined && market[wanted] === undefined) return reason('not-now')
  return one(slots, (slot) => slot === wanted)
}

/** The other slots from the right, as the line arranges them; without a clause they stay. */
function arrangement(line: Line, options: readonly (Card | undefined)[]): Answer | Reason {
  const { move } = line
  line.clauses.arrange = true
  if (move.arrange === undefined) return options.map((_, at) => at)
  const wanted = move.arrange.toReversed()
  if (move.slot !== 'discard') wanted.splice(SLOTS - (move.slot as number), 1)
  const places: number[] = []
  for (const word of wanted) {
    const at = options.findIndex((card, place) => card?.type.id === word?.id && !places.includes(place))
    if (at < 0) return reason('arrangement-has-other-cards')
    places.push(at)
  }
  return places
}

function findStack(line: Line, stacks: readonly Stack[]): Answer | Reason {
  const { move, now } = line
  const fetched = clause(line, 'discard')
  const taken = line.take
  const helped = move.clauses.help !== undefined
  const isMeant = ({ parts }: Stack, exactly: boolean): boolean => {
    const own = parts.filter(({ from }) => from === 'hand' || from === 'market')
    const discards = parts.filter(({ from }) => from === 'discard pile')
    const fromMarket = parts.filter(({ from }) => from === 'market')
    if (!isPartOf(fromMarket, taken, now)) return false
    if (!helped && parts.some(({ isFuelled }) => isFuelled) !== (move.clauses.spend !== undefined)) return false
    return sameParts(own, move.cards, now, exactly) && sameParts(discards, fetched, now, exactly)
  }
  const exactly = stacks.filter((stack) => isMeant(stack, true))
  const meant = exactly.length > 0 ? exactly : stacks.filter((stack) => isMeant(stack, false))
  const unclear = whichCopy(
    meant.map(({ parts }) => parts),
    [...move.cards, ...fetched],
  )
  if (unclear !== undefined) return unclear
  const answer = one(stacks, (stack) => stack === meant[0])
  if (Array.isArray(answer)) {
    const { parts } = stacks[answer[0] as number] as Stack
    const built = parts.filter(({ from }) => from === 'market')
    line.stoves = parts.flatMap(({ isFuelled, value }) => (isFuelled ? [value] : []))
    const used = within(
      line.take,
      built.map(({ card }) => card),
    )
    line.take = line.take.filter((word) => !used.includes(word))
  }
  return answer
}

/** An Accordion or a Stove written with a value takes that; written without one its own, or any if need be. */
const sameParts = (parts: Stack['parts'], words: readonly CardWord[], now: State, exactly = false): boolean =>
  matchAll(words, parts, (word, part) => {
    if (!fits(word, part, false, now)) return false
    if (word.value !== undefined) return word.value === part.value
    return !exactly || part.value === part.normal
  })

const sameUses = (uses: readonly Use[], words: readonly CardWord[], now: State): boolean =>
  matchAll(words, uses, (word, use) => fits(word, use, false, now))

const isPartOf = (uses: readonly Use[], words: readonly CardWord[], now: State): boolean => {
  const left = words.slice()
  return uses.every((use) => {
    const at = left.findIndex((word) => fits(word, use, false, now))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Whether words and things can be paired off. Words that say more are paired first. */
function matchAll<T>(
  words: readonly CardWord[],
  things: readonly T[],
  isPair: (word: CardWord, thing: T) => boolean,
): boolean {
  if (words.length !== things.length) return false
  const left = things.slice()
  const detail = ({ as, copy, value }: CardWord): number =>
    Number(as !== undefined) + Number(copy !== undefined) + Number(value !== undefined)
  const exactFirst = words.toSorted((a, b) => detail(b) - detail(a))
  return exactFirst.every((word) => {
    const at = left.findIndex((thing) => isPair(word, thing))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The words that name one of these cards, each card once. */
function within(words: readonly CardWord[], cards: readonly Card[]): CardWord[] {
  const left = cards.map(({ type }) => type.id)
  return words.filter(({ id }) => {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function pickCards(words: readonly CardWord[], cards: readonly Card[]): Answer | Reason {
  const places: number[] = []
  for (const word of words) {
    const same = cards.flatMap((card, at) => (card.type.id === word.id ? [at] : []))
    const at = word.copy === undefined ? same.find((place) => !places.includes(place)) : same[word.copy - 1]
    if (at === undefined || places.includes(at)) return reason('not-an-option', { word: writeCard(word) })
    places.push(at)
  }
  return places
}

/** Cards that are chosen; a chameleon that is written as a copy must be able to be one. */
function pickCopies(words: readonly CardWord[], { options, seat }: DaleDecision, now: State): Answer | Reason {
  const cards = options as readonly Card[]
  const answer = pickCards(words, cards)
  if (!Array.isArray(answer) || words.every(({ as }) => as === undefined)) return answer
  const player = playerOf(now, seat)
  for (const [place, { id, as }] of words.entries()) {
    const uses = usesOf(player, cards[answer[place] as number] as Card)
    if (as !== undefined && !uses.some((use) => use.as.id === as)) return reason('cannot-copy', { card: id, model: as })
  }
  return answer
}

function one<T>(options: readonly T[], isWanted: (option: T) => boolean): Answer | Reason {
  const at = options.findIndex(isWanted)
  return at < 0 ? reason('not-now') : [at]
}

/** An answer to `choose`: takes the first part of the line that fits the question. */
function chosen(line: Line, decision: DaleDecision): Answer | Reason {
  if (decision.ask === 'copy' && line.as.length > 0) {
    const answer = readUse(line.as, decision.options as readonly Use[], line.now)
    if (answer !== undefined) return answer
  }
  let refusal: Reason | undefined
  for (const part of line.parts) {
    const answer = readPart(part, decision, line.now)
    if (answer === undefined) continue
    if (!Array.isArray(answer)) {
      refusal ??= answer as Reason
      continue
    }
    line.parts.splice(line.parts.indexOf(part), 1)
    line.as = part.is === 'cards' ? part.cards.slice() : []
    return answer
  }
  return refusal ?? reason('not-an-option', { word: 'this answer' })
}

/** What a chameleon named before is used as. */
function readUse(words: readonly CardWord[], uses: readonly Use[], now: State): Answer | undefined {
  const at = uses.findIndex((use) => words.some((word) => word.as !== undefined && fits(word, use, true, now)))
  return at < 0 ? undefined : [at]
}

/** Reads a part as an answer to this decision; `undefined` if it is not of its kind at all. */
function readPart(part: AnswerPart, decision: DaleDecision, now: State): Answer | Reason | undefined {
  const { kind, options, min } = decision
  if (part.is === 'word' && part.word === 'none')
    return min === 0 ? [] : kind === 'yes or no' ? [1] : reason('too-few', { min })
  switch (kind) {
    case 'cards':
      if (part.is === 'gifts') return gifts(part.gifts, decision)
      return part.is === 'cards' ? pickCopies(part.cards, decision, now) : undefined
    case 'uses':
      return part.is === 'cards' || part.is === 'word' ? readReaction(part, decision, now) : undefined
    case 'helpings':
      return part.is === 'cards'
        ? one(options as readonly Options['helpings'][], (cards) =>
            matchAll(part.cards, cards, ({ id }, card) => id === card.type.id),
          )
        : undefined
    case 'stacks':
      return part.is === 'cards'
        ? one(options as readonly Stack[], ({ parts }) => sameParts(parts, part.cards, now))
        : undefined
    case 'payments':
      return part.is === 'cards'
        ? one(options as readonly Payment[], ({ uses }) => sameUses(uses, part.cards, now))
        : undefined
    case 'numbers':
      return part.is === 'number' ? one(options, (option) => option === part.number) : undefined
    case 'sides':
      return part.is === 'word' ? one(options, (option) => option === part.word) : undefined
    case 'seats': {
      if (part.is !== 'seats') return undefined
      const places = part.seats.map((seat) => (options as readonly number[]).indexOf(seat))
      return places.includes(-1)
        ? reason('not-an-option', { word: `p${(part.seats[places.indexOf(-1)] ?? 0) + 1}` })
        : places
    }
    case 'yes or no':
      if (part.is === 'cards') return [0]
      return part.is === 'word' && (part.word === 'yes' || part.word === 'no')
        ? [part.word === 'yes' ? 0 : 1]
        : undefined
    default:
      return undefined
  }
}

function readReaction(
  part: AnswerPart & { is: 'cards' | 'word' },
  { options, min }: DaleDecision,
  now: State,
): Answer | Reason | undefined {
  if (part.is === 'word') return part.word === 'no' && min === 0 ? [] : undefined
  const uses = options as readonly Use[]
  const [word] = part.cards
  if (word === undefined) return reason('too-few', { min: 1 })
  const exact = uses.findIndex((use) => fits(word, use, true, now))
  if (exact >= 0) return [exact]
  // A model alone is enough where only one card can be a copy of it.
  const loose = uses.flatMap((use, at) => (fits(word, use, false, now) || use.as.id === word.id ? [at] : []))
  if (loose.length === 1) return loose
  return reason('not-an-option', { word: writeCard(word) })
}

/** `p1:owls-2 p2:junk`: who gets which card. */
function gifts(
  given: readonly { readonly seat: number; readonly card: CardWord }[],
  decision: DaleDecision,
): Answer | Reason | undefined {
  const { receivers, options } = decision
  if (receivers === undefined) return undefined
  const words: CardWord[] = []
  for (const seat of receivers) {
    const gift = given.find((each) => each.seat === seat)
    if (gift === undefined) return reason('not-an-option', { word: `nothing for p${seat + 1}` })
    words.push(gift.card)
  }
  if (given.length > receivers.length) return reason('too-many', { max: receivers.length })
  return pickCards(words, options as readonly Card[])
}
