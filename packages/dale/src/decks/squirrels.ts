/** Hoarding flying squirrels: break the building rules. */
import { passive, technique } from '../card.ts'

export const stashingVendor = passive({
  id: 'squirrels-1',
  name: 'Stashing Vendor',
  text: 'A stack with this card may also contain any number of junk cards.',
  building: { allowsJunk: true },
})

export const emptyChest = passive({
  id: 'squirrels-2',
  name: 'Empty Chest',
  text: 'A stack with this card may combine animalfolk cards from any sets.',
  building: { allowsAnySet: true },
})

export const nostalgicItem = passive({
  id: 'squirrels-3',
  name: 'Nostalgic Item',
  text: 'A stack with this card may also contain any one card from your discard pile, even junk.',
  building: { fetchesDiscard: true },
})

export const acorn = technique({
  id: 'squirrels-4',
  name: 'Acorn',
  bonusAction: true,
  text: 'Swap this card for a card in an opponent’s stall and take that card.',
  play({ me, card }) {
    me.swapWithStall(card, me.opponents)
  },
})

export const accordion = passive({
  id: 'squirrels-5a',
  name: 'Accordion',
  text: 'When you build with this card, you may raise or lower its value by 1.',
  building: { adjusts: true },
})

export const winterIsComing = passive({
  id: 'squirrels-5b',
  name: 'Winter Is Coming',
  text: 'After you build a stack with this card, you may immediately build another stack.',
  building: { buildsAgain: true },
})
