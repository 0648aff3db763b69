/** The current question in words, with a hint how to answer. */
import type { Ask, CardId, DecisionView, HelpRequestView, UseView, View } from '@merchants/dale'
import { offeredAt, priceAt } from '@merchants/dale'
import { useCardWords } from '../../../words/cards.ts'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { listedInText } from '../log/sentence.ts'
import { chosenAct, wantsAll } from './choosing.ts'
import { useTableWithChoice } from './table-context.tsx'
import type { Together } from './together.ts'
import { declinedBy, togetherOf } from './together.ts'

/** A card whose text belongs to the question. */
export interface Reading {
  readonly card: CardId
  /** Set even if the card itself is visible with its text. */
  readonly isAlways: boolean
}

export interface Question {
  readonly say: string
  readonly hint: string
  readonly reads?: Reading | undefined
}

export function useQuestion(): Question {
  const t = useTranslation()
  const words = useCardWords()
  const { match, seat, choice, nameOf } = useTableWithChoice()
  const { view, act } = match
  const { decision } = choice
  if (view.phase === 'over') return { say: winIn(t, view, nameOf), hint: '' }
  if (match.handover !== undefined) return { say: t('table.handover'), hint: t('table.handover-hint') }
  if (decision === undefined) {
    const { waitsFor } = view
    if (waitsFor === undefined) return { say: t('asks.waiting-secret'), hint: '' }
    // The page is about to answer for the player.
    if (waitsFor === view.seat) return { say: t('asks.waiting-you'), hint: '' }
    return { say: t('asks.waiting', { who: nameOf(waitsFor) }), hint: '' }
  }
  const chosen = choice.spots.length > 0 ? chosenAct(decision, choice) : undefined
  if (chosen?.use !== undefined) {
    const { card, as } = chosen.use
    const hint = choice.answer === undefined ? t('table.which-copy') : ''
    const reads = choice.answer === undefined ? undefined : { card: as, isAlways: true }
    const key = chosen.do === 'use' ? 'table.use-card' : 'table.play-card'
    return { say: t(key, { card: words.name(card) }), hint, reads }
  }
  if (choice.arranging !== undefined) return arrangeQuestion(t, view, choice.arranging.moved, words.name)
  const { ask, about, min, max, receivers, request } = decision
  if (ask === 'help' && request !== undefined) return requestQuestion(t, request, nameOf, words.name)
  const together = togetherOf(view, seat, choice)
  if (together !== undefined) return togetherQuestion(t, together, nameOf(together.teammate))
  const offer = offerOf(t, ask, about)
  if (offer !== undefined && about !== undefined) {
    const card = words.name(about)
    return { say: t.any(offer, { card }), hint: t.any(`${offer}-hint`, { card }) }
  }
  const key = keyOf(t, decision)
  const subject = about ?? (ask === 'pay' && act?.do === 'buy' ? offeredAt(view, act.slot ?? 0) : undefined)
  const slots = { min, max }
  const say = subject === undefined ? t.any(key, slots) : t.any(`${key}-for`, { ...slots, card: words.name(subject) })
  const declined = declinedBy(match)
  const receiver = receivers?.[choice.picks.length]
  const hint =
    receiver === seat
      ? t('table.next-for-you')
      : receiver !== undefined
        ? t('table.next-for', { who: nameOf(receiver) })
        : ask === 'use it' && about !== undefined
          ? ''
          : decision.kind === 'acts' && declined !== undefined
            ? t('table.declined', { who: nameOf(declined) })
            : t.any(`${key}-hint`, slots)
  const reaction = ask === 'react' && decision.kind === 'uses' ? decision.options[0]?.as : undefined
  const card = reaction ?? (ask === 'pay' || ask === 'use it' ? subject : undefined)
  return { say, hint, reads: card && { card, isAlways: ask !== 'pay' } }
}

/** The key of a question. Where every card is taken, only their order is asked for. */
function keyOf(t: T, decision: DecisionView): string {
  const key = `asks.${decision.ask.replaceAll(' ', '-')}`
  return wantsAll(decision) && t.has(`${key}-all`) ? `${key}-all` : key
}

/** The words for what a card offers, which say what Yes and No do; `undefined` if there are none of its own. */
export function offerOf(t: T, ask: Ask, about: CardId | undefined): string | undefined {
  const key = `asks.offer-${about ?? ''}`
  return ask === 'use it' && t.has(key) ? key : undefined
}

/** The winner; an online game may also end without one. */
function winIn(t: T, { winners, seat }: View, nameOf: (seat: number) => string): string {
  const [who, partner] = winners.toSorted((a, b) => Number(b === seat) - Number(a === seat))
  if (who === undefined) return t('table.game-over')
  if (partner === undefined) return who === seat ? t('log.won-you') : t('log.won', { who: nameOf(who) })
  const both = { who: nameOf(who), other: nameOf(partner) }
  return who === seat ? t('log.won-team-you', both) : t('log.won-team', both)
}

/** A stack built with the teammate, with the cards offered and asked for. */
function togetherQuestion(t: T, { sum, goal, missing }: Together, who: string): Question {
  const say = t('table.together', { goal, who })
  if (sum === 0) return { say, hint: t('asks.own-part-hint', { min: 1 }) }
  return {
    say,
    hint: missing > 0 ? t('table.together-asks', { sum, who, missing }) : t('table.together-enough', { who, goal }),
  }
}

/** The market while it is being arranged, with the last card moved and its new price. */
function arrangeQuestion(t: T, view: View, moved: number | undefined, cardName: (card: CardId) => string): Question {
  const card = moved === undefined ? undefined : view.market[moved]
  const price = moved === undefined ? undefined : priceAt(view, moved)
  const say = t('asks.arrange')
  if (card === undefined || moved === undefined || price === undefined) return { say, hint: t('table.arrange-hint') }
  return { say, hint: t('table.arranged', { card: cardName(card), slot: moved, price }) }
}

/** A request for help to the teammate, with everything the builder offers, spends and asks for (rules 12). */
function requestQuestion(
  t: T,
  { builder, laid, spent, wanted, goal }: HelpRequestView,
  nameOf: (seat: number) => string,
  cardName: (card: CardId) => string,
): Question {
  const listed = (cards: readonly CardId[]): string => listedInText(t, cards, cardName)
  const used = (uses: readonly UseView[]): string => listed(uses.map(({ as }) => as))
  const facts = { who: nameOf(builder), cards: used(laid), goal }
  const say =
    wanted.length === 0 ? t('asks.help-asked', facts) : t('asks.help-asked-cards', { ...facts, wanted: listed(wanted) })
  const hint = t('asks.help-hint')
  if (spent.length === 0) return { say, hint }
  return { say, hint: `${t('asks.help-spends', { who: facts.who, cards: used(spent) })} ${hint}` }
}
