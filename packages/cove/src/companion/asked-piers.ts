/** The market as the person at the table sees it, with the customers at a pier, its prices and the effect of Cultists. */
import type { Offer } from '../huckster/board.ts'
import type { Adventurer, Good, Pier } from '../pieces.ts'
import { ADVENTURERS, GOODS, takes } from '../pieces.ts'
import type { Conversation } from './conversation.ts'
import type { SaleLine } from './instruction.ts'
import { likelyPrice, printedKey, ruleOfPrinted } from './printed.ts'
import type { CompanionState } from './state.ts'

type Crowd = Partial<Readonly<Record<Adventurer, number>>>

export class AskedPiers {
  private readonly state: CompanionState
  private readonly talk: Conversation
  /** Corruption cards that Cultists cost at the pier of the last offers. */
  cultistCards = 0

  constructor(state: CompanionState, talk: Conversation) {
    this.state = state
    this.talk = talk
  }

  /** Piers that take none of his goods are not asked about. */
  offersAt(pier: Pier, goods: readonly Good[]): readonly (Offer | undefined)[] {
    this.cultistCards = 0
    const taken = goods.filter((good) => takes(pier, GOODS[good].size))
    if (taken.length === 0) return goods.map(() => undefined)
    const crowd = this.crowdAt(pier, taken)
    const offers = (crowd.rogue ?? 0) > 0 ? this.cultistOffers(pier, taken) : this.customerOffers(pier, taken, crowd)
    let next = 0
    return goods.map((good) => (takes(pier, GOODS[good].size) ? offers[next++] : undefined))
  }

  /** A sale as a line of the sum: by the printed price, or as the rogue card says where Cultists bought. */
  lineOf(pier: Pier, good: Good, { customers, gold }: Offer): SaleLine {
    const price = this.state.known.printed.prices?.[`${pier} ${good}`]
    return customers === 0 || price === undefined ? { good, gold } : { good, customers, price, gold }
  }

  /** The customers there that he has goods for. */
  private crowdAt(pier: Pier, taken: readonly Good[]): Crowd {
    const { known, setup } = this.state
    const wanted = new Set<Adventurer>(taken.map((good) => GOODS[good].colour))
    if (setup.rogue === 'cultists') wanted.add('rogue')
    const who = ADVENTURERS.filter((each) => wanted.has(each))
    const crowd = this.talk.ask({ fact: 'crowd', topic: `crowd ${pier}`, rule: 'H-73', about: { pier, who } })
    known.crowds.set(pier, crowd)
    return crowd
  }

  /** What Cultists pay is on the owner's rogue card, so the person says what the pier brings (H-86). */
  private cultistOffers(pier: Pier, taken: readonly Good[]): readonly (Offer | undefined)[] {
    const about = { pier, goods: taken }
    const { gold, cards } = this.talk.ask({ fact: 'cultists', topic: `cultists ${pier}`, rule: 'H-86', about })
    this.cultistCards = cards
    return gold.map((each) => (each === 0 ? undefined : { customers: 0, gold: each }))
  }

  private customerOffers(pier: Pier, taken: readonly Good[], crowd: Crowd): readonly (Offer | undefined)[] {
    const customersFor = (good: Good): number => crowd[GOODS[good].colour] ?? 0
    this.learnPrices(
      pier,
      [...new Set(taken)].filter((good) => customersFor(good) > 0),
    )
    return taken.map((good) => {
      const customers = customersFor(good)
      const price = this.state.known.printed.prices?.[`${pier} ${good}`] ?? 0
      return customers === 0 ? undefined : { customers, gold: price * customers }
    })
  }

  /** Asked for those it buys now; what another pier pays for the same good is proposed. */
  private learnPrices(pier: Pier, bought: readonly Good[]): void {
    const { printed } = this.state.known
    const goods = bought.filter((good) => printed.prices?.[`${pier} ${good}`] === undefined)
    if (goods.length === 0) return
    const likely = goods.map((good) => [good, likelyPrice(printed, good)])
    const suggest = likely.every(([, price]) => price !== undefined) ? Object.fromEntries(likely) : undefined
    const rule = ruleOfPrinted('prices')
    this.talk.ask({ fact: 'prices', topic: `prices ${pier}`, rule, about: { pier, goods }, suggest })
  }

  /** The facts behind a sale at a pier. */
  topicsOf(pier: Pier): readonly string[] {
    return [`crowd ${pier}`, `cultists ${pier}`, printedKey(`prices ${pier}`)]
  }
}
