/** Hoarding flying squirrels: break the building rules. */
import { passive, technique } from '../card.ts'

export const stashingVendor = passive({
  id: 'squirrels-1',
  name: 'Stashing Vendor',
  text: 'A stack that contains this card may also contain any number of junk cards.',
  building: { allowsJunk: true },
})

export const emptyChest = passive({
  id: 'squirrels-2',
  name: 'Empty Chest',
  text: 'A stack that contains this card may mix cards of any animalfolk sets.',
  building: { allowsAnySet: true },
})

export const nostalgicItem = passive({
  id: 'squirrels-3',
  name: 'Nostalgic Item',
  text: 'A stack that contains this card may include one card from your discard pile, junk or any set.',
  building: { fetchesDiscard: true },
})

export const acorn = technique({
  id: 'squirrels-4',
  name: 'Acorn',
  bonusAction: true,
  text: "Exchange this card with a card in an opponent's stall; the other card comes into your hand.",
  play({ me, card }) {
    me.swapWithStall(card, me.opponents)
  },
})

export const accordion = passive({
  id: 'squirrels-5a',
  name: 'Accordion',
  text: 'In a stack this card may count one more or one less than its value.',
  building: { adjusts: true },
})

export const winterIsComing = passive({
  id: 'squirrels-5b',
  name: 'Winter Is Coming',
  text: 'After a stack with this card has been built you may at once build one more stack.',
  building: { buildsAgain: true },
})
