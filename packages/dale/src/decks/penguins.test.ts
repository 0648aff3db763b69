import { describe, expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** Hand cards that nobody uses: with one more the hand is full, and clean-up draws nothing. */
const four = ['Little Villain', 'Little Villain', 'Little Villain', 'Little Villain']
const five = ['Little Villain', ...four]

/** A market without gaps, so that clean-up turns up nothing. */
const fullMarket = ['Cheer', 'Cheer', 'Raffle', 'Raffle', 'Charity']

/** So many finished stacks. */
const stacks = (count: number): string[][] =>
  [['Cunning Neighbour'], ['Cheer'], ['Raffle'], ['Charity'], ['Tasters'], ['Rumours'], ['Cheer', 'Tasters']].slice(
    0,
    count,
  )

describe('penguins-1 Resourceful Ally', () => {
  test('penguins-1 S1: a chosen discard goes underneath the deck', () => {
    const { ana } = scenario({
      ana: { hand: ['Resourceful Ally'], deck: ['Cheer', 'Raffle', 'Charity'], discard: ['Junk', 'Glue'] },
      bo: {},
    })

    ana.plays('Resourceful Ally')
    expect(ana.isAsked).toBe('place under deck')
    ana.chooses('Glue')

    expect(ana.deck).toEqual(['Cheer', 'Raffle', 'Charity', 'Glue'])
    expect(ana.discard).toEqual(['Resourceful Ally', 'Junk'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-1 S2: with an empty discard pile nothing moves', () => {
    const { ana } = scenario({ ana: { hand: ['Resourceful Ally', 'Junk'], deck: ['Cheer'] }, bo: {} })

    ana.plays('Resourceful Ally')

    expect(ana.deck).toEqual(['Cheer'])
    expect(ana.hand).toEqual(['Junk'])
    expect(ana.discard).toEqual(['Resourceful Ally'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-1 S3: under an empty deck the card is the whole deck and is drawn next', () => {
    const { ana } = scenario({
      ana: { hand: ['Resourceful Ally', ...four], discard: ['Junk', 'Glue', 'Magnet'] },
      bo: {},
    })

    ana.plays('Resourceful Ally')
    ana.chooses('Glue')
    expect(ana.deck).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Resourceful Ally', 'Junk', 'Magnet'])
    ana.passes()

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Resourceful Ally', 'Junk', 'Magnet'])
  })

  test('penguins-1 ruling 4: it is forced; one card, no less and no more', () => {
    const { ana } = scenario({
      ana: { hand: ['Resourceful Ally'], discard: ['Junk', 'Glue'] },
      bo: { discard: ['Magnet'] },
    })

    ana.plays('Resourceful Ally')

    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Junk','Glue'")).toBe('too-many')
    expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
  })

  test('penguins-1 ruling 4: a single discard goes without a question', () => {
    const { ana } = scenario({ ana: { hand: ['Resourceful Ally'], deck: ['Cheer'], discard: ['Glue'] }, bo: {} })

    ana.plays('Resourceful Ally')

    expect(ana.deck).toEqual(['Cheer', 'Glue'])
    expect(ana.discard).toEqual(['Resourceful Ally'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-1 ruling 7: it cannot choose itself, as it still lies on the schedule', () => {
    const { ana } = scenario({ ana: { hand: ['Resourceful Ally'], discard: ['Junk', 'Glue'] }, bo: {} })

    ana.plays('Resourceful Ally')

    expect(ana.cannot("choose 'Resourceful Ally'")).toBe('not-an-option')
    expect(ana.schedule).toEqual(['Resourceful Ally'])
  })

  test('penguins-1 ruling 9: a chameleon played as Resourceful Ally is discarded as itself', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection'], deck: ['Cheer'], discard: ['Glue'] },
      bo: { discard: ['Resourceful Ally'] },
    })

    ana.plays('Reflection=Resourceful Ally')

    expect(ana.deck).toEqual(['Cheer', 'Glue'])
    expect(ana.discard).toEqual(['Reflection'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-1 hidden information: everybody sees which card goes under the deck', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Resourceful Ally'], deck: ['Cheer'], discard: ['Junk', 'Glue'] },
      bo: {},
    })

    ana.plays('Resourceful Ally')
    ana.chooses('Glue')

    expect(bo.reads.join()).toContain('Glue (platypuses-5b) goes from the discard pile of p1 to the deck of p1')
    expect(bo.reads.join()).not.toContain('Cheer')
  })
})

describe('penguins-2 Ice Trade', () => {
  test('penguins-2 S1: two junk are spent, one market-deck card is drawn, and the action phase ends', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Ice Trade', 'Junk', 'Junk', ...four] }, bo: {} },
      { market: fullMarket, marketDeck: ['Glue', 'Sofa'] },
    )

    ana.plays('Ice Trade')
    expect(ana.isAsked).toBe('spend')
    ana.chooses('Junk', 'Junk')

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.discard).toEqual(['Ice Trade', 'Junk', 'Junk'])
    expect(table.marketDeck).toEqual(['Sofa'])
    expect(table.turn).toBe('bo')
  })

  test('penguins-2 S2: with no other hand card nothing is drawn', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Ice Trade'], deck: five }, bo: {} },
      { market: fullMarket, marketDeck: ['Glue'] },
    )

    ana.plays('Ice Trade')

    expect(ana.hand).toEqual(five)
    expect(ana.discard).toEqual(['Ice Trade'])
    expect(table.marketDeck).toEqual(['Glue'])
    expect(table.turn).toBe('bo')
  })

  test('penguins-2 S3: with an empty market deck the cost is paid and nothing is drawn', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Ice Trade', 'Junk', ...five] }, bo: {} },
      { market: fullMarket, marketDiscard: ['Sofa'] },
    )

    ana.plays('Ice Trade')
    ana.chooses('Junk')

    expect(ana.hand).toEqual(five)
    expect(ana.discard).toEqual(['Ice Trade', 'Junk'])
    expect(table.marketDiscard).toEqual(['Sofa'])
  })

  test('penguins-2 ruling 5: who can pay must pay', () => {
    const { ana } = scenario(
      { ana: { hand: ['Ice Trade', 'Junk', 'Magnet'] }, bo: {} },
      { market: fullMarket, marketDeck: ['Glue'] },
    )

    ana.plays('Ice Trade')

    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Junk'")).toBeUndefined()
    expect(ana.cannot("choose 'Ice Trade'")).toBe('not-an-option')
  })

  test('penguins-2 ruling 5: the only hand card is spent without a question', () => {
    const { ana } = scenario(
      { ana: { hand: ['Ice Trade', 'Magnet'], deck: four }, bo: {} },
      { market: fullMarket, marketDeck: ['Glue'] },
    )

    ana.plays('Ice Trade')

    expect(ana.hand).toEqual(['Glue', ...four])
    expect(ana.discard).toEqual(['Ice Trade', 'Magnet'])
  })

  test('penguins-2 ruling 7: the overpay rule does not bite, every selection may be spent in any order', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Ice Trade', 'Junk', 'Glue', 'Magnet', ...four] }, bo: {} },
      { market: fullMarket, marketDeck: ['Sofa', 'Rumours'] },
    )

    ana.plays('Ice Trade')
    ana.chooses('Magnet', 'Junk', 'Glue')

    expect(ana.discard).toEqual(['Ice Trade', 'Glue', 'Junk', 'Magnet'])
    expect(ana.hand).toEqual([...four, 'Sofa'])
    expect(table.marketDeck).toEqual(['Rumours'])
  })

  test('penguins-2 ruling 8: the whole hand buys no more than one card', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Ice Trade', 'Junk', 'Junk', 'Junk'], deck: five }, bo: {} },
      { market: fullMarket, marketDeck: ['Glue', 'Sofa'] },
    )

    ana.plays('Ice Trade')
    ana.chooses('Junk', 'Junk', 'Junk')

    expect(ana.hand).toEqual(['Glue', ...four])
    expect(table.marketDeck).toEqual(['Sofa'])
  })

  test('penguins-2 ruling 9: a spent chameleon copies and lies plain on the discard pile', () => {
    const { ana } = scenario(
      { ana: { hand: ['Ice Trade', 'Reflection', ...four] }, bo: { discard: ['Magnet'] } },
      { market: fullMarket, marketDeck: ['Glue'] },
    )

    ana.plays('Ice Trade')
    ana.chooses('Reflection=Magnet')

    expect(ana.discard).toEqual(['Ice Trade', 'Reflection'])
    expect(ana.hand).toEqual([...four, 'Glue'])
  })

  test('penguins-2 ruling 9: a chameleon cannot be spent as a card it cannot copy', () => {
    const { ana } = scenario(
      { ana: { hand: ['Ice Trade', 'Reflection', ...four] }, bo: { discard: ['Magnet', 'Glue'] } },
      { market: fullMarket, marketDeck: ['Glue'] },
    )

    ana.plays('Ice Trade')

    expect(ana.cannot("choose 'Reflection=Glue'")).toBeDefined()
  })

  test('penguins-2 hidden information: the spent cards are public, the drawn card is not', () => {
    const { ana, bo } = scenario(
      { ana: { hand: ['Ice Trade', 'Junk', ...four] }, bo: {} },
      { market: fullMarket, marketDeck: ['Glue'] },
    )

    ana.plays('Ice Trade')
    ana.chooses('Junk')

    expect(bo.sees).not.toContain('platypuses-5b')
    expect(bo.reads).toContain('a card goes from the market deck to the hand of p1')
    expect(bo.reads).toContain('Junk (junk) goes from the hand of p1 to the discard pile of p1')
    expect(ana.reads).toContain('Glue (platypuses-5b) goes from the market deck to the hand of p1')
  })
})

describe('penguins-3 Traveling Equipment', () => {
  test('penguins-3 S1: spend one, draw two, throw one away, discard another', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Traveling Equipment', 'Junk', 'Magnet', 'Cheer'], deck: ['Glue', 'Sofa', 'Raffle'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')
    expect(ana.isAsked).toBe('spend')
    ana.chooses('Junk')
    expect(ana.isAsked).toBe('throw away')
    expect(ana.hand).toEqual(['Magnet', 'Cheer', 'Glue', 'Sofa'])
    ana.chooses('Cheer')
    expect(ana.isAsked).toBe('discard')
    ana.chooses('Sofa')

    expect(ana.hand).toEqual(['Magnet', 'Glue'])
    expect(ana.discard).toEqual(['Traveling Equipment', 'Sofa', 'Junk'])
    expect(table.marketDiscard).toEqual(['Cheer'])
    expect(ana.deck).toEqual(['Raffle'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-3 S2: with nothing to spend there is no effect', () => {
    const { ana } = scenario({ ana: { hand: ['Traveling Equipment'], deck: ['Glue', 'Sofa'] }, bo: {} })

    ana.plays('Traveling Equipment')

    expect(ana.hand).toEqual([])
    expect(ana.deck).toEqual(['Glue', 'Sofa'])
    expect(ana.discard).toEqual(['Traveling Equipment'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-3 S3: the spent junk is drawn again and thrown away, nothing is discarded', () => {
    const { ana, table } = scenario({ ana: { hand: ['Traveling Equipment', 'Junk'] }, bo: {} })

    ana.plays('Traveling Equipment')

    expect(ana.hand).toEqual([])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Traveling Equipment'])
    expect(table.marketDiscard).toEqual([])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-3 ruling 1: a card of any value is spent for the amount of 1', () => {
    const { ana } = scenario({
      ana: { hand: ['Traveling Equipment', 'Glue', 'Junk'], deck: ['Cheer', 'Raffle'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')
    ana.chooses('Glue')

    expect(ana.discard).toEqual(['Glue'])
    expect(ana.isAsked).toBe('throw away')
  })

  test('penguins-3 rulings 6 and 7: one card must be spent, two cannot be', () => {
    const { ana } = scenario({
      ana: { hand: ['Traveling Equipment', 'Magnet', 'Junk'], deck: ['Cheer', 'Raffle'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')

    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Magnet','Junk'")).toBe('too-many')
    expect(ana.cannot("choose 'Magnet'")).toBeUndefined()
  })

  test('penguins-3 ruling 3: throwing away and discarding are forced, one card each', () => {
    const { ana } = scenario({
      ana: { hand: ['Traveling Equipment', 'Junk', 'Magnet', 'Raffle'], deck: ['Glue', 'Sofa'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')
    ana.chooses('Junk')
    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Magnet','Raffle'")).toBe('too-many')
    ana.chooses('Magnet')

    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Glue','Raffle'")).toBe('too-many')
  })

  test('penguins-3 ruling 8: the spent card lies in the discard pile before the draw and is shuffled in', () => {
    const { ana } = scenario({
      ana: { hand: ['Traveling Equipment', 'Glue', 'Junk'], discard: ['Cheer'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')
    ana.chooses('Glue')

    expect(ana.hand).toEqual(['Junk', 'Cheer', 'Glue'])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual([])
  })

  test('penguins-3 ruling 9: of exactly two cards one is thrown away and the other discarded', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Traveling Equipment', 'Junk'], deck: ['Glue', 'Sofa'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')
    ana.chooses('Sofa')

    expect(ana.hand).toEqual([])
    expect(ana.discard).toEqual(['Traveling Equipment', 'Glue', 'Junk'])
    expect(table.marketDiscard).toEqual(['Sofa'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-3 ruling 9: with one drawn card, that one is thrown away', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Traveling Equipment', 'Junk'], deck: ['Glue'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')
    ana.chooses('Glue')

    expect(table.marketDiscard).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Traveling Equipment', 'Junk'])
    expect(ana.hand).toEqual([])
  })

  test('penguins-3 ruling 11: a thrown-away chameleon goes to the market discard even if it could copy junk', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Traveling Equipment', 'Cheer', 'Reflection'], deck: ['Glue', 'Sofa'] },
      bo: { discard: ['Junk'] },
    })

    ana.plays('Traveling Equipment')
    ana.chooses('Cheer')
    ana.chooses('Reflection')

    expect(table.marketDiscard).toEqual(['Reflection'])
  })

  test('penguins-3 hidden information: drawn cards are secret; spent, thrown-away and discarded ones are not', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Traveling Equipment', 'Junk', 'Magnet', 'Cheer'], deck: ['Glue', 'Sofa'] },
      bo: {},
    })

    ana.plays('Traveling Equipment')
    ana.chooses('Junk')
    expect(bo.reads.join()).not.toMatch(/Glue|Sofa/)
    expect(bo.sees).not.toMatch(/platypuses-5b|polecats-5b/)
    ana.chooses('Cheer')
    ana.chooses('Sofa')

    expect(bo.reads.join()).toContain('Cheer (foxes-2) goes from the hand of p1 to the market discard')
    expect(bo.reads.join()).toContain('Sofa (polecats-5b) goes from the hand of p1 to the discard pile of p1')
    expect(bo.reads.join()).not.toContain('Glue')
  })
})

describe('penguins-4 Stove', () => {
  test('penguins-4 S1: fifteen spent make Stove an eight, which wins as stack 8', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Stove', 'Glue', 'Sofa', 'Dangerous Test', 'Junk'], stall: stacks(7) },
      bo: {},
    })

    ana.does("build 'Stove=8' spend 'Glue','Sofa','Dangerous Test'")

    expect(ana.stall[7]).toEqual(['Stove'])
    expect(ana.discard).toEqual(['Dangerous Test', 'Sofa', 'Glue'])
    expect(table.winners).toEqual(['ana'])
  })

  test('penguins-4 S2: Stove as five and a penguin 2 make stack 7', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Ice Trade', 'Glue', 'Sofa', ...five], stall: stacks(6) },
      bo: {},
    })

    ana.does("build 'Stove=5','Ice Trade' spend 'Glue','Sofa'")

    expect(ana.stall[6]).toEqual(['Stove', 'Ice Trade'])
    expect(ana.discard).toEqual(['Sofa', 'Glue'])
    expect(ana.hand).toEqual(five)
  })

  test('penguins-4 S3: without spending Stove counts four', () => {
    const { ana } = scenario({ ana: { hand: ['Stove', 'Junk', ...four], stall: stacks(3) }, bo: {} })

    ana.builds('Stove')

    expect(ana.stall[3]).toEqual(['Stove'])
    expect(ana.discard).toEqual([])
  })

  test('penguins-4 S4: with Flashy Show three junk are worth six, which makes Stove three', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show', 'Stove', 'Junk', 'Junk', 'Junk', ...five], stall: stacks(2) },
      bo: {},
    })

    ana.plays('Flashy Show')
    ana.does("build 'Stove=3' spend 'Junk','Junk','Junk'")

    expect(ana.stall[2]).toEqual(['Stove'])
    expect(ana.discard).toEqual(['Junk', 'Junk', 'Junk', 'Flashy Show'])
  })

  test('penguins-4 ruling 3: half of the spent total is rounded up', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Glue', 'Magnet', 'Junk', 'Cheer', 'Raffle'], stall: stacks(4) },
      bo: {},
    })

    expect(ana.cannot("build 'Stove=5' spend 'Glue','Raffle'")).toBeDefined() // 8, counts 4
    expect(ana.cannot("build 'Stove=5' spend 'Glue','Magnet'")).toBeUndefined() // 9
    expect(ana.cannot("build 'Stove=5' spend 'Glue','Magnet','Junk'")).toBeUndefined() // 10
    expect(ana.cannot("build 'Stove=5' spend 'Glue','Magnet','Cheer'")).toBeDefined() // 11, counts 6
  })

  test('penguins-4 ruling 2: one junk is the least, and makes Stove one', () => {
    const { ana } = scenario({ ana: { hand: ['Stove', 'Junk', 'Cheer', ...four] }, bo: {} })

    expect(ana.cannot("build 'Stove'")).toBe('wrong-sum')
    ana.does("build 'Stove=1' spend 'Junk'")

    expect(ana.stall).toEqual([['Stove']])
    expect(ana.discard).toEqual(['Junk'])
  })

  test('penguins-4 ruling 2: cards of the stack cannot be spent, nor cards that are not held', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Ice Trade', 'Junk'], discard: ['Cheer'], stall: stacks(2) },
      bo: {},
    })

    expect(ana.cannot("build 'Stove=1','Ice Trade' spend 'Ice Trade'")).toBeDefined()
    expect(ana.cannot("build 'Stove=1','Ice Trade' spend 'Cheer'")).toBeDefined()
    expect(ana.cannot("build 'Stove=1','Ice Trade' spend 'Junk'")).toBeUndefined()
  })

  test('penguins-4 ruling 5: earlier changes count when nothing is spent', () => {
    const { ana } = scenario({ ana: { hand: ['Flashy Show', 'Stove', ...five], stall: stacks(4) }, bo: {} })

    ana.plays('Flashy Show')
    ana.builds('Stove')

    expect(ana.stall[4]).toEqual(['Stove'])
  })

  test('penguins-4 ruling 5: a changed Stove cannot fall back to four', () => {
    const { ana } = scenario({ ana: { hand: ['Flashy Show', 'Stove'], stall: stacks(3) }, bo: {} })

    ana.plays('Flashy Show')

    expect(ana.cannot("build 'Stove'")).toBe('wrong-sum')
  })

  test('penguins-4 ruling 6: what is spent replaces every change made before', () => {
    const { ana } = scenario({ ana: { hand: ['Rare Artefact', 'Stove', 'Cheer', ...five] }, bo: {} }, { die: [3] })

    ana.plays('Rare Artefact')
    ana.chooses('Stove')
    ana.does("build 'Stove=1' spend 'Cheer'")

    expect(ana.stall).toEqual([['Stove']])
    expect(ana.discard).toEqual(['Cheer', 'Rare Artefact'])
  })

  test('penguins-4 ruling 7: mirrored values of spent cards count', () => {
    const { ana } = scenario({
      ana: { hand: ['Practical Values', 'Stove', 'Junk', ...five], stall: stacks(2) },
      bo: {},
    })

    ana.plays('Practical Values')
    ana.does("build 'Stove=3' spend 'Junk'")

    expect(ana.stall[2]).toEqual(['Stove'])
  })

  test('penguins-4 ruling 8: an overpaid total is legal', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Glue', 'Junk', ...five], stall: stacks(2) },
      bo: {},
    })

    ana.does("build 'Stove=3' spend 'Glue','Junk'")

    expect(ana.stall[2]).toEqual(['Stove'])
    expect(ana.discard).toEqual(['Junk', 'Glue'])
  })

  test('penguins-4 ruling 8: cards may be spent though Stove then counts its own four again', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Glue', 'Raffle', ...five], stall: stacks(3) },
      bo: {},
    })

    ana.does("build 'Stove' spend 'Glue','Raffle'")

    expect(ana.stall[3]).toEqual(['Stove'])
    expect(ana.discard).toEqual(['Raffle', 'Glue'])
    expect(ana.hand).toEqual(five)
  })

  test('penguins-4 ruling 9: two Stoves need their own spent cards', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Stove', 'Junk', 'Raffle', ...five], stall: stacks(2) },
      bo: {},
    })

    expect(ana.cannot("build 'Stove=2','Stove=1' spend 'Raffle'")).toBeDefined()
    ana.does("build 'Stove=2','Stove=1' spend 'Raffle','Junk'")

    expect(ana.stall[2]).toEqual(['Stove', 'Stove'])
    expect(ana.discard.toSorted()).toEqual(['Junk', 'Raffle'])
  })

  test('penguins-4 ruling 9: one of two Stoves may stay a four', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Stove', 'Raffle', ...five], stall: stacks(5) },
      bo: {},
    })

    ana.does("build 'Stove','Stove=2' spend 'Raffle'")

    expect(ana.stall[5]).toEqual(['Stove', 'Stove'])
    expect(ana.discard).toEqual(['Raffle'])
  })

  test('penguins-4 ruling 10: an illegal stack costs nothing', () => {
    const { ana } = scenario({
      ana: { hand: ['Stove', 'Glue', 'Junk'], stall: stacks(4) },
      bo: {},
    })

    expect(ana.cannot("build 'Stove=3' spend 'Glue'")).toBeDefined()
    expect(ana.cannot("build 'Stove=5' spend 'Glue'")).toBeDefined()

    expect(ana.hand).toEqual(['Stove', 'Glue', 'Junk'])
    expect(ana.discard).toEqual([])
    expect(ana.isAsked).toBe('action')
  })

  test('penguins-4 ruling 10: spending needs a Stove in the stack', () => {
    const { ana } = scenario({ ana: { hand: ['Stove', 'Wise Spy', 'Junk'] }, bo: {} })

    expect(ana.cannot("build 'Wise Spy' spend 'Junk'")).toBeDefined()
    expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
  })

  test('penguins-4 ruling 11: a Stove that Charm turns up is fuelled from the hand', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Charm', 'Glue', 'Sofa'], stall: stacks(2) }, bo: {} },
      { marketDeck: ['Stove'] },
    )

    ana.plays('Charm')
    expect(ana.isAsked).toBe('spend on stack')
    ana.chooses('Sofa')

    expect(ana.stall[2]).toEqual(['Stove'])
    expect(ana.hand).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Charm', 'Sofa'])
    expect(table.marketDiscard).toEqual([])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-4 ruling 11: a Stove that Charm turns up fits stack 4 without spending', () => {
    const { ana } = scenario({ ana: { hand: ['Charm'], stall: stacks(3) }, bo: {} }, { marketDeck: ['Stove'] })

    ana.plays('Charm')

    expect(ana.stall[3]).toEqual(['Stove'])
    expect(ana.discard).toEqual(['Charm'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-4 ruling 11: a Stove that Charm turns up and nobody can fuel is thrown away', () => {
    const { ana, table } = scenario({ ana: { hand: ['Charm'], stall: stacks(2) }, bo: {} }, { marketDeck: ['Stove'] })

    ana.plays('Charm')

    expect(ana.stall).toEqual(stacks(2))
    expect(table.marketDiscard).toEqual(['Stove'])
  })

  test('penguins-4 ruling 12: a chameleon built as Stove is fuelled too and lies plain in the stall', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Raffle', ...five], stall: stacks(1) },
      bo: { discard: ['Stove'] },
    })

    ana.does("build 'Reflection=Stove=2' spend 'Raffle'")

    expect(ana.stall[1]).toEqual(['Reflection'])
    expect(ana.discard).toEqual(['Raffle'])
  })

  test('penguins-4 ruling 13: a Stove of the teammate is fuelled by the builder', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Ice Trade', 'Junk', ...five], stall: stacks(2) },
        bo: {},
        cy: { hand: ['Stove', 'Raffle'] },
        dee: {},
      },
      { teams: true },
    )

    ana.does("build 'Ice Trade' spend 'Junk' help 'Stove=1'")
    cy.chooses('Stove')

    expect(ana.stall[2]).toEqual(['Ice Trade', 'Stove'])
    expect(ana.discard).toEqual(['Junk'])
    expect(cy.hand).toEqual(['Raffle'])
    expect(cy.discard).toEqual([])
  })

  test('penguins-4 ruling 13: the teammate’s hand is no fuel', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Ice Trade'], stall: stacks(2) },
        bo: {},
        cy: { hand: ['Stove', 'Junk'] },
        dee: {},
      },
      { teams: true },
    )

    ana.does("build 'Ice Trade' help 'Stove'")

    expect(cy.cannot("choose 'Stove'")).toBeDefined()
    cy.chooses()
    expect(ana.hand).toEqual(['Ice Trade'])
    expect(ana.isAsked).toBe('action')
  })

  test('penguins-4 ruling 1: in a payment Stove counts four and spends nothing', () => {
    const { ana } = scenario({ ana: { hand: ['Stove', 'Junk'] }, bo: {} }, { market: [null, 'Charity'] })

    expect(ana.cannot("buy 4 with 'Stove'")).toBe('too-little')
    expect(ana.cannot("buy 4 with 'Stove','Junk'")).toBeUndefined()
  })
})

describe('penguins-5a Fishing', () => {
  test('penguins-5a S1: the spent card and another discard go on the deck in the chosen order', () => {
    const { ana } = scenario({
      ana: { hand: ['Fishing', 'Magnet', ...four], deck: ['Cheer'], discard: ['Junk', 'Glue'] },
      bo: {},
    })

    ana.plays('Fishing')
    ana.chooses('Magnet')
    expect(ana.discard).toEqual(['Magnet', 'Junk', 'Glue'])
    expect(ana.isAsked).toBe('place on deck')
    ana.chooses('Glue', 'Magnet')
    expect(ana.deck).toEqual(['Glue', 'Magnet', 'Cheer'])
    expect(ana.discard).toEqual(['Fishing', 'Junk'])
    expect(ana.isAsked).toBe('bonus')
    ana.passes()

    expect(ana.hand).toEqual([...four, 'Glue'])
  })

  test('penguins-5a S2: the spent junk itself is fished', () => {
    const { ana } = scenario({ ana: { hand: ['Fishing', 'Junk'], deck: ['Cheer'] }, bo: {} })

    ana.plays('Fishing')
    ana.chooses('Junk')

    expect(ana.deck).toEqual(['Junk', 'Cheer'])
    expect(ana.discard).toEqual(['Fishing'])
  })

  test('penguins-5a S3: with no hand card to spend there is no effect', () => {
    const { ana } = scenario({ ana: { hand: ['Fishing'], discard: ['Glue'] }, bo: {} })

    ana.plays('Fishing')

    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Fishing', 'Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-5a rulings 5 and 6: exactly one hand card must be spent', () => {
    const { ana } = scenario({ ana: { hand: ['Fishing', 'Magnet', 'Junk'], discard: ['Glue'] }, bo: {} })

    ana.plays('Fishing')

    expect(ana.cannot('choose none')).toBe('too-few')
    expect(ana.cannot("choose 'Magnet','Junk'")).toBe('too-many')
    expect(ana.cannot("choose 'Magnet'")).toBeUndefined()
  })

  test('penguins-5a ruling 8: zero cards may be fished', () => {
    const { ana } = scenario({ ana: { hand: ['Fishing', 'Junk', 'Magnet'], discard: ['Glue'] }, bo: {} })

    ana.plays('Fishing')
    ana.chooses('Junk')
    ana.chooses()

    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Fishing', 'Junk', 'Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('penguins-5a ruling 2: three cards may be fished, four may not', () => {
    const { ana } = scenario({
      ana: { hand: ['Fishing', 'Junk', 'Magnet'], deck: ['Rumours'], discard: ['Glue', 'Sofa', 'Cheer', 'Raffle'] },
      bo: {},
    })

    ana.plays('Fishing')
    ana.chooses('Junk')
    expect(ana.cannot("choose 'Glue','Sofa','Cheer','Raffle'")).toBe('too-many')
    expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
    ana.chooses('Raffle', 'Glue', 'Cheer')

    expect(ana.deck).toEqual(['Raffle', 'Glue', 'Cheer', 'Rumours'])
    expect(ana.discard).toEqual(['Fishing', 'Junk', 'Sofa'])
  })

  test('penguins-5a ruling 9: nothing is shuffled, an empty deck is not re-formed', () => {
    const { ana, bo, table } = scenario({
      ana: { hand: ['Fishing', 'Junk'], discard: ['Glue', 'Cheer'], schedule: ['Order in Chaos'] },
      bo: { hand: ['Balancing'], discard: ['Magnet'] },
    })

    ana.plays('Fishing')
    ana.chooses('Cheer')

    expect(table.asked).toBe('ana: bonus')
    expect(ana.deck).toEqual(['Cheer'])
    expect(ana.discard).toEqual(['Fishing', 'Junk', 'Glue'])
    expect(bo.reads.join()).not.toContain('shuffled')
  })

  test('penguins-5a ruling 10: a chameleon played as Fishing is discarded as itself', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Junk'], discard: ['Glue'] },
      bo: { discard: ['Fishing'] },
    })

    ana.plays('Reflection=Fishing')
    ana.chooses('Glue')

    expect(ana.deck).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Reflection', 'Junk'])
  })

  test('penguins-5a hidden information: all see which cards are fished, only the owner their order', () => {
    const fished = (...order: string[]) => {
      const { ana, bo } = scenario({
        ana: { hand: ['Fishing', 'Junk'], discard: ['Glue', 'Sofa'] },
        bo: {},
      })
      ana.plays('Fishing')
      ana.chooses(...order)
      return { deck: ana.deck, reads: bo.reads, sees: bo.sees }
    }

    const one = fished('Glue', 'Sofa')
    const other = fished('Sofa', 'Glue')

    expect(one.deck).not.toEqual(other.deck)
    expect(one.reads).toEqual(other.reads)
    expect(one.sees).toEqual(other.sees)
    expect(one.reads.join()).toMatch(/Glue.*deck of p1/)
    expect(one.reads.join()).toMatch(/Sofa.*deck of p1/)
  })
})

describe('penguins-5b Practical Values', () => {
  test('penguins-5b S1: one junk pays a price of five', () => {
    const { ana } = scenario(
      { ana: { hand: ['Practical Values', 'Junk', ...four] }, bo: {} },
      { market: ['Glue', ...fullMarket.slice(1)], marketDeck: ['Cheer'] },
    )

    ana.plays('Practical Values')
    expect(ana.isAsked).toBe('bonus')
    expect(ana.discard).toEqual(['Practical Values'])
    ana.buys(5, 'Junk')

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.discard).toEqual(['Junk', 'Practical Values'])
  })

  test('penguins-5b S2: Flashy Show first, then Practical Values: a printed 1 counts four', () => {
    const { ana } = scenario(
      { ana: { hand: ['Flashy Show', 'Practical Values', 'Junk'] }, bo: {} },
      { market: ['Magnet', 'Magnet'] },
    )

    ana.plays('Flashy Show')
    ana.plays('Practical Values')

    expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
    expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
  })

  test('penguins-5b S3: Practical Values first, then Flashy Show: a printed 1 counts six', () => {
    const { ana } = scenario(
      { ana: { hand: ['Flashy Show', 'Practical Values', 'Junk'] }, bo: {} },
      { market: [null, 'Glue', 'Glue'] },
    )

    ana.plays('Practical Values')
    ana.plays('Flashy Show')

    expect(ana.cannot("buy 4 with 'Junk'")).toBeUndefined()
    expect(ana.cannot("buy 3 with 'Junk'")).toBe('too-little')
  })

  test('penguins-5b S4: two junk pay a price of six, since four too much is less than five', () => {
    const { ana } = scenario(
      { ana: { hand: ['Practical Values', 'Junk', 'Junk', ...four] }, bo: {} },
      { market: ['Cheer', 'Glue'] },
    )

    ana.plays('Practical Values')
    ana.buys(4, 'Junk', 'Junk')

    expect(ana.hand).toEqual([...four, 'Glue'])
  })

  test('penguins-5b ruling 3: overpaying is measured with the mirrored values', () => {
    const { ana } = scenario({ ana: { hand: ['Practical Values', 'Junk', 'Junk'] }, bo: {} }, { market: ['Glue'] })

    ana.plays('Practical Values')

    expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('overpaid')
  })

  test.each([
    ['Wise Spy', 1, 5],
    ['Ancient Knowledge', 2, 4],
    ['Quality Inspection', 3, 3],
    ['Binoculars', 4, 2],
    ['Balancing', 5, 1],
  ])('penguins-5b ruling 3: %s, printed %i, counts %i and nothing else', (card, printed, mirrored) => {
    const stack = (number: number) => {
      const { ana } = scenario({ ana: { hand: ['Practical Values', card], stall: stacks(number - 1) }, bo: {} })
      ana.plays('Practical Values')
      return ana.cannot(`build '${card}'`)
    }

    expect(stack(mirrored)).toBeUndefined()
    if (printed !== mirrored) expect(stack(printed)).toBe('wrong-sum')
  })

  test('penguins-5b ruling 5: a value outside 1 to 5 is not mirrored', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show', 'Practical Values', 'Glue'], stall: stacks(5) },
      bo: {},
    })

    ana.plays('Flashy Show')
    ana.plays('Practical Values')

    expect(ana.cannot("build 'Glue'")).toBeUndefined()
  })

  test('penguins-5b ruling 6: two mirrors cancel each other', () => {
    const { ana } = scenario(
      { ana: { hand: ['Practical Values', 'Reflection', 'Junk', 'Cheer'] }, bo: { discard: ['Practical Values'] } },
      { market: ['Wise Spy', 'Wise Spy', 'Cheer'] },
    )

    ana.plays('Reflection=Practical Values')
    ana.plays('Practical Values')

    expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
    expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
    expect(ana.cannot("buy 4 with 'Cheer'")).toBeUndefined()
    expect(ana.cannot("buy 3 with 'Cheer'")).toBe('too-little')
  })

  test('penguins-5b ruling 8: market prices are not changed', () => {
    const { ana } = scenario(
      { ana: { hand: ['Practical Values', 'Glue', 'Magnet'] }, bo: {} },
      { market: ['Wise Spy', null, null, null, 'Sofa'] },
    )

    ana.plays('Practical Values')

    expect(ana.cannot("buy 5 with 'Glue'")).toBeUndefined()
    expect(ana.cannot("buy 1 with 'Glue','Magnet'")).toBe('too-little')
  })

  test('penguins-5b ruling 9: the copied value of a chameleon is mirrored', () => {
    const { ana } = scenario({
      ana: { hand: ['Practical Values', 'Reflection'], stall: stacks(1) },
      bo: { discard: ['Magnet'] },
    })

    ana.plays('Practical Values')

    expect(ana.cannot("build 'Reflection=Magnet'")).toBeUndefined()
  })

  test('penguins-5b ruling 3: cards that reach the hand later are mirrored too', () => {
    const { ana } = scenario({ ana: { hand: ['Practical Values', 'Favourite Toy'] }, bo: {} }, { market: ['Cheer'] })

    ana.plays('Practical Values')
    ana.plays('Favourite Toy')

    expect(ana.hand).toEqual(['Practical Values'])
    expect(ana.cannot("buy 5 with 'Practical Values'")).toBe('too-little')
  })

  test('penguins-5b ruling 10: cards the teammate adds keep their values', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Practical Values', 'Wise Spy', ...five], stall: stacks(5) },
        bo: {},
        cy: { hand: ['Wise Spy', 'Balancing'] },
        dee: {},
      },
      { teams: true },
    )

    ana.plays('Practical Values')
    ana.does("build 'Wise Spy' help 'Wise Spy'")
    expect(cy.cannot("choose 'Balancing'")).toBeDefined()
    cy.chooses('Wise Spy')

    expect(ana.stall[5]).toEqual(['Wise Spy', 'Wise Spy'])
    expect(cy.hand).toEqual(['Balancing'])
  })

  test('penguins-5b ruling 1: the mirror ends with the turn', () => {
    const { ana, bo } = scenario(
      {
        ana: { hand: ['Practical Values', 'Junk', ...four], deck: four },
        bo: { hand: ['Junk', ...four] },
      },
      { market: ['Glue'] },
    )

    ana.plays('Practical Values')
    ana.passes()
    expect(bo.cannot("buy 5 with 'Junk'")).toBe('too-little')
    bo.discards()

    expect(ana.cannot("buy 5 with 'Junk'")).toBe('too-little')
  })
})

describe('rules 12: helping a build', () => {
  const table = (ana: readonly string[], cy: readonly string[], built: number) =>
    scenario(
      {
        ana: { hand: ana, stall: stacks(built) },
        bo: { hand: five },
        cy: { hand: cy, deck: ['Glue'] },
        dee: { hand: five },
      },
      { teams: true },
    )

  test('rules 12: the teammate adds a hand card, and refills only in the own clean-up', () => {
    const { ana, bo, cy } = table(['Ancient Knowledge', ...five], ['Quality Inspection', ...four], 4)

    ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
    expect(cy.isAsked).toBe('help')
    cy.chooses('Quality Inspection')

    expect(ana.stall[4]).toEqual(['Ancient Knowledge', 'Quality Inspection'])
    expect(cy.hand).toEqual(four)
    bo.discards()
    cy.discards()
    expect(cy.hand).toEqual([...four, 'Glue'])
  })

  test('rules 12: the teammate may answer with other cards that make the stack', () => {
    const { ana, cy } = table(
      ['Ancient Knowledge', ...five],
      ['Quality Inspection', 'Wise Spy', 'Ancient Knowledge'],
      4,
    )

    ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
    expect(cy.cannot("choose 'Wise Spy'")).toBeDefined()
    cy.chooses('Wise Spy', 'Ancient Knowledge')

    expect(ana.stall[4]?.toSorted()).toEqual(['Ancient Knowledge', 'Ancient Knowledge', 'Wise Spy'])
    expect(cy.hand).toEqual(['Quality Inspection'])
  })

  test('rules 12: a teammate who adds nothing calls the build off, and it costs nothing', () => {
    const { ana, cy } = table(['Ancient Knowledge', 'Junk'], ['Quality Inspection'], 4)

    ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
    cy.chooses()

    expect(ana.hand).toEqual(['Ancient Knowledge', 'Junk'])
    expect(cy.hand).toEqual(['Quality Inspection'])
    expect(ana.stall).toEqual(stacks(4))
    expect(ana.isAsked).toBe('action')
  })

  test('rules 12: the builder must supply a card', () => {
    const { ana } = table(['Junk'], ['Balancing'], 4)

    expect(ana.cannot("build none help 'Balancing'")).toBeDefined()
  })

  test('rules 12: all cards together obey set, junk and sum', () => {
    const { ana, cy } = table(['Ancient Knowledge', ...five], ['Raffle', 'Junk', 'Binoculars', 'Quality Inspection'], 4)

    ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")

    expect(cy.cannot("choose 'Raffle'")).toBeDefined()
    expect(cy.cannot("choose 'Binoculars'")).toBeDefined()
    expect(cy.cannot("choose 'Junk','Junk','Junk'")).toBeDefined()
    expect(cy.cannot("choose 'Quality Inspection'")).toBeUndefined()
  })

  test('rules 12: a building passive of the teammate works for the whole stack', () => {
    const { ana, cy } = table(['Junk', 'Junk', ...five], ['Stashing Vendor', 'Cheer'], 2)

    ana.does("build 'Junk','Junk' help 'Stashing Vendor'")
    cy.chooses('Stashing Vendor')

    expect(ana.stall[2]?.toSorted()).toEqual(['Junk', 'Junk', 'Stashing Vendor'])
  })

  test('rules 12: the question does not tell what the teammate holds', () => {
    const { ana, cy, table: shared } = table(['Ancient Knowledge'], ['Junk'], 4)

    ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
    expect(shared.asked).toBe('cy: help')
    expect(ana.sees).toContain('"hand":["?"]')
    cy.chooses()

    expect(ana.isAsked).toBe('action')
  })

  test('rules 12: an opponent is not asked and cannot answer', () => {
    const { ana, bo, dee } = table(['Ancient Knowledge'], ['Quality Inspection'], 4)

    ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")

    expect(bo.cannot('choose none')).toBe('not-asked')
    expect(dee.cannot('choose none')).toBe('not-asked')
  })

  test('rules 12: without teams nobody helps', () => {
    const { ana } = scenario({
      ana: { hand: ['Ancient Knowledge'], stall: stacks(4) },
      bo: { hand: ['Quality Inspection'] },
    })

    expect(ana.cannot("build 'Ancient Knowledge' help 'Quality Inspection'")).toBe('no-teammate')
  })

  test('rules 12: the tenth stack, built with help, wins for both at once', () => {
    const {
      ana,
      cy,
      table: shared,
    } = scenario(
      {
        ana: { hand: ['Balancing'], stall: [...stacks(7), ['Cheer', 'Rumours'], ['Charity', 'Tasters']] },
        bo: {},
        cy: { hand: ['Extra Remarks', 'Junk'] },
        dee: {},
      },
      { teams: true },
    )

    ana.does("build 'Balancing' help 'Extra Remarks'")
    cy.chooses('Extra Remarks')

    expect(shared.winners).toEqual(['ana', 'cy'])
    expect(ana.stall).toHaveLength(10)
    expect(ana.hand).toEqual([])
  })

  test('rules 12: the eighth stack of a team does not win', () => {
    const { ana, table: shared } = scenario(
      { ana: { hand: ['Balancing', 'Quality Inspection', ...five], stall: stacks(7) }, bo: {}, cy: {}, dee: {} },
      { teams: true },
    )

    ana.builds('Balancing', 'Quality Inspection')

    expect(ana.stall).toHaveLength(8)
    expect(shared.winners).toEqual([])
  })
})
