/** Builds with help that are worth listing: as far as the builder can know they could work (rules 12). */
import type { Answer } from '@merchants/tabletop'
import { variantsOf, whyNotStack } from '../actions/stack.ts'
import type { CardId, Deck } from '../card.ts'
import { junk } from '../card.ts'
import { usesOf } from '../copying.ts'
import { cardsOf, cardType } from '../decks/index.ts'
import type { DaleDecision, Part, Use } from '../decision.ts'
import type { Player } from '../player.ts'
import { Card } from '../state.ts'
import { playerOf } from './match.ts'
import type { Answered } from './draft.ts'

/** Possible requests to the teammate with these own cards, one or two cards that would complete the stack. */
export function requestsFor(answered: readonly Answered[], { options, seat }: DaleDecision): Answer[] {
  const now = answered.at(-1)?.now
  if (now === undefined) return []
  const me = playerOf(now, seat)
  const own = ownUses(me, answered)
  const decks = new Set(own.flatMap(({ as }) => (as === junk ? [] : [as.deck as Deck])))
  const ways = variants(own, 'hand')
  const names = options as readonly CardId[]
  return [...decks]
    .flatMap((deck) => selectionsOf(cardsOf(deck).map(({ id }) => id)))
    .filter((ids) =>
      variants(ids.map(asTheirs), 'teammate').some((theirs) => ways.some((mine) => fits(me, [...mine, ...theirs]))),
    )
    .map((ids) => placesOf(ids, names))
}

/** The builder's cards, as what they are used. */
function ownUses(me: Player, answered: readonly Answered[]): Use[] {
  const laid = answered.find(({ decision }) => decision.ask === 'own part')
  const copies = answered.flatMap(({ decision, answer }) =>
    decision.ask === 'copy' ? [decision.options[answer[0] as number] as Use] : [],
  )
  const cards = laid?.answer.map((at) => laid.decision.options[at] as Card) ?? []
  return cards.map((card) => {
    const uses = usesOf(me, card)
    return uses.length === 1 ? (uses[0] as Use) : (copies.shift() as Use)
  })
}

/** A card that the teammate may hold; what the builder changes does not change it (rules 12). */
function asTheirs(id: CardId): Use {
  const type = cardType(id)
  return { card: new Card(-1, type), as: type, value: type.value, model: undefined }
}

const selectionsOf = (ids: readonly CardId[]): CardId[][] => [
  ...ids.map((id) => [id]),
  ...ids.flatMap((id, at) => ids.slice(cardType(id).copies > 1 ? at : at + 1).map((other) => [id, other])),
]

/** All values that these cards could take together, without anything spent. */
function variants(uses: readonly Use[], from: Part['from']): Part[][] {
  let found: Part[][] = [[]]
  for (const use of uses) {
    const each = variantsOf(use, from).filter(({ isFuelled }) => !isFuelled)
    found = found.flatMap((parts) => each.map((part) => [...parts, part]))
  }
  return found
}

const fits = (me: Player, parts: readonly Part[]): boolean => whyNotStack(me, parts) === undefined

function placesOf(ids: readonly CardId[], names: readonly CardId[]): number[] {
  const places: number[] = []
  for (const id of ids) places.push(names.findIndex((name, at) => name === id && !places.includes(at)))
  return places
}
