import { describe, expect, test } from 'vitest'
import { alone, five, four, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

describe('macaws-1 Swift Broker', () => {
  test('macaws-1 S1: four hand cards are discarded and four drawn', () => {
    const { ana } = alone({
      hand: ['Swift Broker', 'Junk', 'Cheer', 'Raffle', 'Charity'],
      deck: ['Glue', 'Magnet', 'Sofa', 'Swank', 'Rumours'],
    })

    ana.plays('Swift Broker')
    expect(ana.isAsked).toBe('discard')
    ana.chooses('Raffle', 'Junk', 'Charity', 'Cheer')

    expect(ana.hand).toEqual(['Glue', 'Magnet', 'Sofa', 'Swank'])
    expect(ana.discard).toEqual(['Swift Broker', 'Cheer', 'Charity', 'Junk', 'Raffle'])
    expect(ana.deck).toEqual(['Rumours'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-1 S2: the deck card is drawn, then the discarded cards are shuffled and two of them drawn', () => {
    const { ana } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer', 'Raffle'], deck: ['Glue'] })

    ana.plays('Swift Broker')
    ana.chooses('Junk', 'Cheer', 'Raffle')

    expect(ana.hand).toEqual(['Glue', 'Junk', 'Cheer'])
    expect(ana.deck).toEqual(['Raffle'])
    expect(ana.discard).toEqual(['Swift Broker'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-1 S3: with no other hand card nothing happens', () => {
    const { ana } = alone({ hand: ['Swift Broker'], deck: ['Glue'] })

    ana.plays('Swift Broker')

    expect(ana.hand).toEqual([])
    expect(ana.deck).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Swift Broker'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-1 ruling 4: the whole hand goes, no card may stay', () => {
    const { ana } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer'], deck: ['Glue', 'Magnet'] })

    ana.plays('Swift Broker')

    expect(ana.cannot("choose 'Junk'")).toBe('too-few')
    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Junk','Swift Broker'")).toBe('not-an-option')
  })

  test('macaws-1 ruling 7: with deck and discard pile empty the same cards come back', () => {
    const { ana } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer'] })

    ana.plays('Swift Broker')
    ana.chooses('Cheer', 'Junk')

    expect(ana.hand.toSorted()).toEqual(['Cheer', 'Junk'])
    expect(ana.discard).toEqual(['Swift Broker'])
    expect(ana.deck).toEqual([])
  })

  test('macaws-1 ruling 2: a deck of exactly as many cards is not re-formed', () => {
    const { ana, bo } = alone({ hand: ['Swift Broker', 'Junk', 'Junk'], deck: ['Glue', 'Magnet'], discard: ['Cheer'] })

    ana.plays('Swift Broker')

    expect(ana.hand).toEqual(['Glue', 'Magnet'])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Swift Broker', 'Junk', 'Junk', 'Cheer'])
    expect(bo.reads.join()).not.toContain('shuffled')
  })

  test('macaws-1 ruling 8: a chameleon that copies a Swift Broker in hand discards that one too', () => {
    const { ana } = alone({ hand: ['Seeing Doubles', 'Swift Broker', 'Junk'], deck: ['Glue', 'Magnet', 'Sofa'] })

    ana.plays('Seeing Doubles=Swift Broker')
    ana.chooses('Junk', 'Swift Broker')

    expect(ana.hand).toEqual(['Glue', 'Magnet'])
    expect(ana.discard).toEqual(['Seeing Doubles', 'Swift Broker', 'Junk'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-1 hidden information: the discarded hand is public, the new cards are not', () => {
    const { ana, bo } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer'], deck: ['Glue', 'Magnet'] })

    ana.plays('Swift Broker')
    ana.chooses('Junk', 'Cheer')

    expect(bo.reads.join()).toContain('Cheer (foxes-2) goes from the hand of p1 to the discard pile of p1')
    expect(bo.reads.join()).not.toMatch(/Glue|Magnet/)
    expect(bo.sees).not.toMatch(/platypuses-/)
    expect(ana.reads.join()).toContain('Glue (platypuses-5b) goes from the deck of p1 to the hand of p1')
  })
})

describe('macaws-2 Cookies', () => {
  test('macaws-2 S1: with Cookies in hand the hand is filled to six', () => {
    const { ana } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'] })

    ana.discards()

    expect(ana.hand).toEqual(['Cookies', 'Junk', ...four])
    expect(ana.deck).toEqual(['Little Villain', 'Glue'])
  })

  test('macaws-2 S2: Cookies drawn as the fifth card raises the goal at once', () => {
    const { ana } = alone({ deck: [...four, 'Cookies', 'Glue', 'Sofa'], hand: ['Junk'] })

    ana.discards('Junk')

    expect(ana.hand).toEqual([...four, 'Cookies', 'Glue'])
    expect(ana.deck).toEqual(['Sofa'])
  })

  test('macaws-2 S3: two Cookies and five other cards are seven, and nothing is drawn', () => {
    const { ana } = alone({ hand: ['Cookies', 'Cookies', ...five], deck: ['Glue'] })

    ana.discards()

    expect(ana.hand).toHaveLength(7)
    expect(ana.deck).toEqual(['Glue'])
  })

  test('macaws-2 ruling 1: two Cookies raise the goal to seven', () => {
    const { ana } = alone({ hand: ['Cookies', 'Cookies'], deck: [...five, 'Glue'] })

    ana.discards()

    expect(ana.hand).toEqual(['Cookies', 'Cookies', ...five])
    expect(ana.deck).toEqual(['Glue'])
  })

  test('macaws-2 ruling 1: it adds up with Sofa in the stall', () => {
    const { ana } = alone({ hand: ['Cookies'], deck: [...five, 'Glue', 'Magnet'], stall: [['Sofa']] })

    ana.discards()

    expect(ana.hand).toEqual(['Cookies', ...five, 'Glue'])
    expect(ana.deck).toEqual(['Magnet'])
  })

  test('macaws-2 ruling 2: Cookies drawn for Cookies raise the goal again', () => {
    const { ana } = alone({ hand: four, deck: ['Cookies', 'Cookies', 'Glue', 'Magnet'] })

    ana.discards()

    expect(ana.hand).toEqual([...four, 'Cookies', 'Cookies', 'Glue'])
    expect(ana.deck).toEqual(['Magnet'])
  })

  test('macaws-2 ruling 3: without Cookies the hand is filled to five', () => {
    const { ana } = alone({ hand: ['Junk'], deck: [...four, 'Cookies'], stall: [['Cookies']] })

    ana.discards()

    expect(ana.hand).toEqual(['Junk', ...four])
    expect(ana.deck).toEqual(['Cookies'])
  })

  test('macaws-2 ruling 4: it does not matter for draws of techniques', () => {
    const { ana } = alone({ hand: ['Shattered Relic', 'Cookies', 'Junk'], deck: ['Glue', 'Magnet'] })

    ana.plays('Shattered Relic')
    ana.chooses('Junk')

    expect(ana.hand).toEqual(['Cookies', 'Glue'])
    expect(ana.deck).toEqual(['Magnet'])
  })

  test('macaws-2 ruling 6: Cookies that were paid or discarded do not count', () => {
    const { ana } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'] }, { market: ['Cheer'] })

    ana.buys(5, 'Cookies')

    expect(ana.hand).toHaveLength(5)
    expect(ana.hand).toEqual(['Junk', 'Cheer', 'Little Villain', 'Little Villain', 'Little Villain'])
  })

  test('macaws-2 ruling 6: Cookies built into a stack do not count', () => {
    const { ana } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'], stall: stacks(1) })

    ana.builds('Cookies')

    expect(ana.hand).toEqual(['Junk', ...four])
  })

  test('macaws-2 ruling 2: bought Cookies count in the same clean-up', () => {
    const { ana } = alone({ hand: ['Cheer'], deck: [...five, 'Glue'] }, { market: ['Cookies'] })

    ana.buys(5, 'Cheer')

    expect(ana.hand).toEqual(['Cookies', ...five])
    expect(ana.deck).toEqual(['Glue'])
  })

  test('macaws-2 ruling 7: Lost Shipments of an opponent caps the fill', () => {
    const { ana } = scenario({
      ana: { hand: ['Cookies', 'Junk', 'Junk'], deck: ['Glue', 'Magnet'] },
      bo: { schedule: ['Lost Shipments'] },
    })

    ana.discards()

    expect(ana.hand).toEqual(['Cookies', 'Junk', 'Junk', 'Glue'])
    expect(ana.deck).toEqual(['Magnet'])
  })

  test('macaws-2 ruling 5: with deck and discard pile empty junk fills up to six', () => {
    const { ana } = alone({ hand: ['Cookies', ...four] })

    ana.discards()

    expect(ana.hand).toEqual(['Cookies', ...four, 'Junk'])
  })

  test('macaws-2 ruling 8: a chameleon whose only model is Cookies counts by itself', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Reflection', ...four], deck: ['Glue', 'Magnet'] },
      bo: { discard: ['Cookies'] },
    })

    ana.discards()

    expect(table.turn).toBe('bo')
    expect(ana.hand).toEqual(['Reflection', ...four, 'Glue'])
  })

  test('macaws-2 ruling 8: a chameleon with several models may be declared Cookies', () => {
    const { ana } = alone(
      { hand: ['Trendsetting', ...four], deck: ['Glue', 'Sofa'] },
      { market: ['Cookies', 'Magnet'] },
    )

    ana.discards()
    expect(ana.isAsked).toBe('copy for hand size')
    ana.chooses('Trendsetting=Cookies')

    expect(ana.hand).toEqual(['Trendsetting', ...four, 'Glue'])
    expect(ana.deck).toEqual(['Sofa'])
  })

  test('macaws-2 ruling 8: a chameleon with several models need not be Cookies', () => {
    const { ana, table } = alone(
      { hand: ['Trendsetting', ...four], deck: ['Glue', 'Sofa'] },
      { market: ['Cookies', 'Magnet'] },
    )

    ana.discards()
    ana.chooses()

    expect(table.turn).toBe('bo')
    expect(ana.hand).toEqual(['Trendsetting', ...four])
  })

  test('macaws-2 ruling 8: a chameleon copies Cookies in the own hand, drawn on the way', () => {
    const { ana } = alone({
      hand: ['Seeing Doubles', 'Junk', 'Junk', 'Junk'],
      deck: ['Cookies', 'Glue', 'Magnet', 'Sofa'],
    })

    ana.discards()
    expect(ana.hand).toEqual(['Seeing Doubles', 'Junk', 'Junk', 'Junk', 'Cookies', 'Glue'])
    ana.chooses('Seeing Doubles=Cookies')

    expect(ana.hand).toEqual(['Seeing Doubles', 'Junk', 'Junk', 'Junk', 'Cookies', 'Glue', 'Magnet'])
    expect(ana.deck).toEqual(['Sofa'])
  })

  test('macaws-2 ruling 9: Cookies of the teammate do not count', () => {
    const { ana } = scenario(
      {
        ana: { hand: four, deck: ['Glue', 'Magnet'] },
        bo: { hand: five },
        cy: { hand: ['Cookies', ...four] },
        dee: { hand: five },
      },
      { teams: true },
    )

    ana.discards()

    expect(ana.hand).toEqual([...four, 'Glue'])
  })

  test('macaws-2 hidden information: it is shown when the hand is filled to the larger size', () => {
    const { ana, bo } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'] })

    ana.discards()

    expect(bo.reads.join()).toContain('p1 shows Cookies (macaws-2)')
  })

  test('macaws-2 hidden information: it is not shown while the hand is full anyway', () => {
    const { ana, bo } = alone({ hand: ['Cookies', ...five], deck: ['Glue'] })

    ana.discards()

    expect(bo.reads.join()).not.toContain('Cookies')
  })
})

describe('macaws-3 Shattered Relic', () => {
  test('macaws-3 S1: junk is thrown away and a fresh card drawn', () => {
    const { ana, table } = alone({ hand: ['Shattered Relic', 'Junk', 'Magnet'], deck: ['Glue', 'Sofa'] })

    ana.plays('Shattered Relic')
    expect(ana.isAsked).toBe('throw away')
    ana.chooses('Junk')

    expect(ana.hand).toEqual(['Magnet', 'Glue'])
    expect(ana.discard).toEqual(['Shattered Relic'])
    expect(table.marketDiscard).toEqual([])
    expect(ana.deck).toEqual(['Sofa'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-3 S2: with no other hand card one card is drawn all the same', () => {
    const { ana, table } = alone({ hand: ['Shattered Relic'], deck: ['Glue', 'Sofa'] })

    ana.plays('Shattered Relic')

    expect(ana.hand).toEqual(['Glue'])
    expect(table.marketDiscard).toEqual([])
    expect(ana.discard).toEqual(['Shattered Relic'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-3 S3: an animalfolk card lies on top of the market discard', () => {
    const { ana, table } = alone(
      { hand: ['Shattered Relic', 'Sofa', 'Junk'], deck: ['Glue'] },
      { marketDiscard: ['Cheer'] },
    )

    ana.plays('Shattered Relic')
    ana.chooses('Sofa')

    expect(table.marketDiscard).toEqual(['Sofa', 'Cheer'])
    expect(ana.hand).toEqual(['Junk', 'Glue'])
  })

  test('macaws-3 ruling 4: throwing one card away is forced', () => {
    const { ana } = alone({ hand: ['Shattered Relic', 'Sofa', 'Junk'], deck: ['Glue'] })

    ana.plays('Shattered Relic')

    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Sofa','Junk'")).toBe('too-many')
    expect(ana.cannot("choose 'Shattered Relic'")).toBe('not-an-option')
  })

  test('macaws-3 ruling 4: a single other card goes without a question', () => {
    const { ana, table } = alone({ hand: ['Shattered Relic', 'Sofa'], deck: ['Glue'] })

    ana.plays('Shattered Relic')

    expect(table.marketDiscard).toEqual(['Sofa'])
    expect(ana.hand).toEqual(['Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-3 ruling 7: with deck and discard pile empty nothing is drawn, not even junk', () => {
    const { ana } = alone({ hand: ['Shattered Relic', 'Sofa', 'Junk'] })

    ana.plays('Shattered Relic')
    ana.chooses('Sofa')

    expect(ana.hand).toEqual(['Junk'])
    expect(ana.discard).toEqual(['Shattered Relic'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-3 ruling 2: the draw re-forms the deck, without Shattered Relic itself', () => {
    const { ana } = alone({ hand: ['Shattered Relic'], discard: ['Cheer', 'Glue'] })

    ana.plays('Shattered Relic')

    expect(ana.hand).toEqual(['Glue'])
    expect(ana.deck).toEqual(['Cheer'])
    expect(ana.discard).toEqual(['Shattered Relic'])
  })

  test('macaws-3 ruling 8: a thrown-away chameleon goes to the market discard whatever it copies', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Shattered Relic', 'Reflection', 'Cheer'], deck: ['Glue'] },
      bo: { discard: ['Junk'] },
    })

    ana.plays('Shattered Relic')
    ana.chooses('Reflection')

    expect(table.marketDiscard).toEqual(['Reflection'])
    expect(ana.hand).toEqual(['Cheer', 'Glue'])
  })

  test('macaws-3 hidden information: the thrown-away card is public, the drawn one is not', () => {
    const { ana, bo } = alone({ hand: ['Shattered Relic', 'Sofa', 'Cheer'], deck: ['Glue'] })

    ana.plays('Shattered Relic')
    ana.chooses('Sofa')

    expect(bo.reads.join()).toContain('Sofa (polecats-5b) goes from the hand of p1 to the market discard')
    expect(bo.reads.join()).not.toMatch(/Glue|Cheer/)
    expect(bo.sees).not.toMatch(/platypuses-5b|foxes-2/)
  })
})

describe('macaws-4 Spyglass', () => {
  test('macaws-4 S1: one of three is kept, the others go back in the chosen order', () => {
    const { ana } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet', 'Sofa', 'Junk'] })

    ana.plays('Spyglass')
    expect(ana.isAsked).toBe('take')
    expect(ana.deck).toEqual(['Junk'])
    ana.chooses('Magnet')
    expect(ana.isAsked).toBe('place on deck')
    ana.chooses('Sofa', 'Glue')

    expect(ana.hand).toEqual(['Magnet'])
    expect(ana.deck).toEqual(['Sofa', 'Glue', 'Junk'])
    expect(ana.discard).toEqual(['Spyglass'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-4 S2: two cards are lifted, the discard pile is shuffled, and one more is lifted', () => {
    const { ana, bo } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet'], discard: ['Junk', 'Cheer', 'Sofa'] })

    ana.plays('Spyglass')
    expect(ana.deck).toEqual(['Cheer', 'Junk'])
    expect(ana.discard).toEqual([])
    ana.chooses('Sofa')
    ana.chooses('Glue', 'Magnet')

    expect(ana.hand).toEqual(['Sofa'])
    expect(ana.deck).toEqual(['Glue', 'Magnet', 'Cheer', 'Junk'])
    expect(ana.discard).toEqual(['Spyglass'])
    expect(bo.reads.filter((line) => line.includes('shuffled'))).toHaveLength(1)
  })

  test('macaws-4 S3: the only card there is goes to the hand', () => {
    const { ana } = alone({ hand: ['Spyglass'], discard: ['Glue'] })

    ana.plays('Spyglass')

    expect(ana.hand).toEqual(['Glue'])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Spyglass'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-4 ruling 5: exactly one card is kept', () => {
    const { ana } = alone({ hand: ['Spyglass', 'Cheer'], deck: ['Glue', 'Magnet', 'Sofa', 'Swank'] })

    ana.plays('Spyglass')

    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-many')
    expect(ana.cannot("choose 'Swank'")).toBe('not-an-option')
    expect(ana.cannot("choose 'Cheer'")).toBe('not-an-option')
  })

  test('macaws-4 ruling 6: of two cards one is kept and the other goes back', () => {
    const { ana } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet'] })

    ana.plays('Spyglass')
    ana.chooses('Magnet')

    expect(ana.hand).toEqual(['Magnet'])
    expect(ana.deck).toEqual(['Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-4 ruling 6: exactly three cards leave the discard pile alone', () => {
    const { ana } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet', 'Sofa'], discard: ['Cheer'] })

    ana.plays('Spyglass')
    ana.chooses('Glue')
    ana.chooses('Magnet', 'Sofa')

    expect(ana.deck).toEqual(['Magnet', 'Sofa'])
    expect(ana.discard).toEqual(['Spyglass', 'Cheer'])
  })

  test('macaws-4 ruling 7: with no card at all there is no effect', () => {
    const { ana } = alone({ hand: ['Spyglass', 'Cheer'] })

    ana.plays('Spyglass')

    expect(ana.hand).toEqual(['Cheer'])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Spyglass'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-4 ruling 8: a chameleon played as Spyglass is discarded as itself', () => {
    const { ana } = scenario({ ana: { hand: ['Reflection'], deck: ['Glue', 'Magnet'] }, bo: { discard: ['Spyglass'] } })

    ana.plays('Reflection=Spyglass')
    ana.chooses('Glue')

    expect(ana.hand).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Reflection'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-4 ruling 1: a Quality Inspection put back on the deck never was in the hand', () => {
    const { ana } = alone({ hand: ['Spyglass', 'Junk'], deck: ['Glue', 'Quality Inspection'] })

    ana.plays('Spyglass')
    ana.chooses('Glue')

    expect(ana.isAsked).toBe('bonus')
    expect(ana.deck).toEqual(['Quality Inspection'])
  })

  test('macaws-4 ruling 2: a Quality Inspection that is kept may react', () => {
    const { ana } = alone({ hand: ['Spyglass', 'Junk'], deck: ['Glue', 'Quality Inspection'] })

    ana.plays('Spyglass')
    ana.chooses('Quality Inspection')
    expect(ana.isAsked).toBe('react')
    ana.chooses('Quality Inspection')
    ana.chooses('Junk')

    expect(ana.hand).toEqual(['Quality Inspection', 'Glue'])
  })

  test('macaws-4 hidden information: only the player sees the cards and their new order', () => {
    const { ana, bo } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet', 'Sofa'] })

    ana.plays('Spyglass')
    expect(bo.sees).not.toMatch(/platypuses-|polecats-/)
    expect(ana.reads.join()).toMatch(/Glue.*Magnet.*Sofa/)
    ana.chooses('Magnet')
    ana.chooses('Sofa', 'Glue')

    expect(bo.reads.join()).not.toMatch(/Glue|Magnet|Sofa/)
    expect(bo.sees).not.toMatch(/platypuses-|polecats-/)
  })
})

describe('macaws-5a Flashy Show', () => {
  test('macaws-5a S1: two printed 2-cards pay a price of six', () => {
    const { ana } = alone({ hand: ['Flashy Show', 'Cheer', 'Cheer', ...four] }, { market: [null, 'Glue'] })

    ana.plays('Flashy Show')
    expect(ana.isAsked).toBe('bonus')
    expect(ana.discard).toEqual(['Flashy Show'])
    ana.buys(4, 'Cheer', 'Cheer')

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.discard).toEqual(['Cheer', 'Cheer', 'Flashy Show'])
  })

  test('macaws-5a S2: a printed 3 is no stack 3 any more', () => {
    const { ana } = alone({ hand: ['Flashy Show', 'Swank', 'Cheer'], stall: stacks(2) })

    expect(ana.cannot("build 'Swank'")).toBeUndefined()
    ana.plays('Flashy Show')

    expect(ana.cannot("build 'Swank'")).toBe('wrong-sum')
    expect(ana.cannot("build 'Cheer'")).toBeUndefined()
  })

  test('macaws-5a S3: followed by Practical Values a printed 1 counts four', () => {
    const { ana } = alone({ hand: ['Flashy Show', 'Practical Values', 'Wise Spy'], stall: stacks(3) })

    ana.plays('Flashy Show')
    ana.plays('Practical Values')

    expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
  })

  test('macaws-5a S4: on the next player’s turn there is no bonus', () => {
    const { ana, bo } = scenario(
      { ana: { hand: ['Flashy Show', ...five] }, bo: { hand: ['Cheer', 'Cheer', 'Swank'], stall: stacks(2) } },
      { market: ['Glue'] },
    )

    ana.plays('Flashy Show')
    ana.passes()

    expect(bo.cannot("buy 5 with 'Cheer','Cheer'")).toBe('too-little')
    expect(bo.cannot("build 'Swank'")).toBeUndefined()
  })

  test('macaws-5a ruling 1: the bonus ends with the turn for its player too', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Flashy Show', 'Cheer', ...four], stall: stacks(2) },
      bo: { hand: five },
    })

    ana.plays('Flashy Show')
    expect(ana.cannot("build 'Cheer'")).toBeUndefined()
    ana.passes()
    bo.discards()

    expect(ana.cannot("build 'Cheer'")).toBe('wrong-sum')
  })

  test('macaws-5a ruling 3: the higher value counts for overpaying too', () => {
    const { ana } = alone({ hand: ['Flashy Show', 'Junk', 'Junk', 'Junk'] }, { market: ['Swank', 'Cheer'] })

    ana.plays('Flashy Show')

    expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBeUndefined() // 4 for 3
    expect(ana.cannot("buy 5 with 'Junk','Junk','Junk'")).toBe('overpaid')
    expect(ana.cannot("buy 5 with 'Junk'")).toBe('too-little')
  })

  test('macaws-5a ruling 4: a card that comes into the hand later is worth one more', () => {
    const { ana } = alone({ hand: ['Flashy Show', 'Favourite Toy', 'Junk'], stall: stacks(5) })

    ana.plays('Flashy Show')
    ana.plays('Favourite Toy')

    expect(ana.hand).toEqual(['Junk', 'Flashy Show'])
    expect(ana.cannot("build 'Flashy Show'")).toBeUndefined()
  })

  test('macaws-5a ruling 6: prices stay as they are', () => {
    const { ana } = alone({ hand: ['Flashy Show', 'Cheer', 'Junk'] }, { market: ['Swank', 'Swank'] })

    ana.plays('Flashy Show')

    expect(ana.cannot("buy 5 with 'Cheer'")).toBeUndefined()
    expect(ana.cannot("buy 4 with 'Cheer'")).toBe('too-little')
  })

  test('macaws-5a ruling 7: it adds up with a copy of itself', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show', 'Reflection', 'Cheer'], stall: stacks(3) },
      bo: { discard: ['Flashy Show'] },
    })

    ana.plays('Reflection=Flashy Show')
    ana.plays('Flashy Show')

    expect(ana.cannot("build 'Cheer'")).toBeUndefined()
  })

  test('macaws-5a ruling 7: it adds up with Ironing', () => {
    const { ana } = alone({ hand: ['Flashy Show', 'Cheer'], stall: stacks(3), schedule: ['Ironing'] })

    ana.plays('Flashy Show')

    expect(ana.cannot("build 'Cheer'")).toBeUndefined()
  })

  test('macaws-5a ruling 8: the copied value of a chameleon is raised', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show', 'Reflection'], stall: stacks(4) },
      bo: { discard: ['Magnet'] },
    })

    ana.plays('Flashy Show')

    expect(ana.cannot("build 'Reflection=Magnet'")).toBeUndefined()
  })

  test('macaws-5a ruling 9: cards the teammate adds are not raised', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Flashy Show', 'Ancient Knowledge', ...five], stall: stacks(5) },
        bo: {},
        cy: { hand: ['Ancient Knowledge', 'Quality Inspection'] },
        dee: {},
      },
      { teams: true },
    )

    ana.plays('Flashy Show')
    ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
    expect(cy.cannot("choose 'Ancient Knowledge'")).toBeDefined()
    cy.chooses('Quality Inspection')

    expect(ana.stall[5]).toEqual(['Ancient Knowledge', 'Quality Inspection'])
    expect(cy.hand).toEqual(['Ancient Knowledge'])
  })
})

describe('macaws-5b Favourite Toy', () => {
  test('macaws-5b S1: Spyglass, just played, is back in hand and may be played again', () => {
    const { ana } = alone({ hand: ['Spyglass', 'Favourite Toy'], deck: ['Glue', 'Magnet', 'Sofa', 'Junk'] })

    ana.plays('Spyglass')
    ana.chooses('Glue')
    ana.chooses('Magnet', 'Sofa')
    ana.plays('Favourite Toy')
    expect(ana.hand).toEqual(['Glue', 'Spyglass'])
    expect(ana.discard).toEqual(['Favourite Toy'])
    expect(ana.isAsked).toBe('bonus')
    ana.plays('Spyglass')
    ana.chooses('Magnet')
    ana.chooses('Sofa', 'Junk')

    expect(ana.hand).toEqual(['Glue', 'Magnet'])
    expect(ana.discard).toEqual(['Spyglass', 'Favourite Toy'])
  })

  test('macaws-5b S2: with an empty discard pile nothing moves', () => {
    const { ana } = alone({ hand: ['Favourite Toy', 'Cheer'], deck: ['Glue'] })

    ana.plays('Favourite Toy')

    expect(ana.hand).toEqual(['Cheer'])
    expect(ana.deck).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Favourite Toy'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-5b S3: a junk on top is taken without a question', () => {
    const { ana } = alone({ hand: ['Favourite Toy'], discard: ['Junk', 'Glue'] })

    ana.plays('Favourite Toy')

    expect(ana.hand).toEqual(['Junk'])
    expect(ana.discard).toEqual(['Favourite Toy', 'Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-5b ruling 7: a chameleon played as Favourite Toy is discarded as itself', () => {
    const { ana } = scenario({ ana: { hand: ['Reflection'], discard: ['Glue'] }, bo: { discard: ['Favourite Toy'] } })

    ana.plays('Reflection=Favourite Toy')

    expect(ana.hand).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Reflection'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-5b ruling 8: in the team game the own pile is meant', () => {
    const { ana, cy } = scenario(
      { ana: { hand: ['Favourite Toy'] }, bo: {}, cy: { discard: ['Glue'] }, dee: {} },
      { teams: true },
    )

    ana.plays('Favourite Toy')

    expect(ana.hand).toEqual([])
    expect(cy.discard).toEqual(['Glue'])
  })

  test('macaws-5b ruling 1: a Quality Inspection that returns may react', () => {
    const { ana } = alone({ hand: ['Favourite Toy', 'Junk'], deck: ['Glue'], discard: ['Quality Inspection'] })

    ana.plays('Favourite Toy')
    expect(ana.isAsked).toBe('react')
    ana.chooses()

    expect(ana.hand).toEqual(['Junk', 'Quality Inspection'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('macaws-5b hidden information: everybody sees which card returns', () => {
    const { ana, bo } = alone({ hand: ['Favourite Toy'], discard: ['Glue'] })

    ana.plays('Favourite Toy')

    expect(bo.reads).toContain('Glue (platypuses-5b) goes from the discard pile of p1 to the hand of p1')
  })
})
