/** All cards: 14 animalfolk decks of six, and junk. */
import type { CardId, Deck } from '../card.ts'
import { CardType, DECKS, junk } from '../card.ts'
import * as beavers from './beavers.ts'
import * as chameleons from './chameleons.ts'
import * as crocodiles from './crocodiles.ts'
import * as foxes from './foxes.ts'
import * as macaws from './macaws.ts'
import * as ocelots from './ocelots.ts'
import * as owls from './owls.ts'
import * as pandas from './pandas.ts'
import * as penguins from './penguins.ts'
import * as platypuses from './platypuses.ts'
import * as polecats from './polecats.ts'
import * as raccoons from './raccoons.ts'
import * as sloths from './sloths.ts'
import * as squirrels from './squirrels.ts'

const modules: Record<Deck, Record<string, unknown>> = {
  platypuses,
  sloths,
  crocodiles,
  foxes,
  polecats,
  owls,
  beavers,
  penguins,
  macaws,
  pandas,
  raccoons,
  squirrels,
  ocelots,
  chameleons,
}

/** Every animalfolk card, deck by deck, from value 1 to 5b; then junk. */
export const catalogue: readonly CardType[] = [
  ...DECKS.flatMap((deck) =>
    Object.values(modules[deck])
      .filter((each) => each instanceof CardType)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ),
  junk,
]
catalogue.forEach((type, place) => {
  type.place = place
})

const byId = new Map<string, CardType>(catalogue.map((type) => [type.id, type]))

export const isCardId = (id: string): id is CardId => byId.has(id)
export const cardType = (id: CardId): CardType => byId.get(id) as CardType

const byDeck = new Map<Deck, readonly CardType[]>(
  DECKS.map((deck) => [deck, catalogue.filter((type) => type.deck === deck)]),
)
/** The six cards of a deck. */
export const cardsOf = (deck: Deck): readonly CardType[] => byDeck.get(deck) as readonly CardType[]
