/** The general rulings of rulings.md: G effects, C chameleons, R8 interruptions, T teams. */
import { begin, isRefusal } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { dale } from './game.ts'
import { playLine } from './notation/play.ts'
import { readPosition, writePosition } from './notation/position.ts'
import { scenario } from './testing/scenario.ts'

const junk = (count: number): string[] => Array.from({ length: count }, () => 'Junk')
/** A stall of so many finished stacks, so that the next stack must be worth one more. */
const finished = (count: number): string[][] => Array.from({ length: count }, () => ['Siesta'])

describe('effects', () => {
  test('G1: a technique that can do nothing may be played, and its bonus action counts', () => {
    const { ana } = scenario({ ana: { hand: ['Favourite Toy'] }, bo: {} })

    ana.plays('Favourite Toy')

    expect(ana.discard).toEqual(['Favourite Toy'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('G2: too few cards to draw: as many as there are', () => {
    const { ana } = scenario({ ana: { hand: ['Spyglass'], deck: ['Glue', 'Magnet'] }, bo: {} })

    ana.plays('Spyglass')
    ana.chooses('Magnet')

    expect(ana.hand).toEqual(['Magnet'])
    expect(ana.deck).toEqual(['Glue'])
  })

  test('G2: too few cards to exchange: as many as there are', () => {
    const { ana } = scenario(
      { ana: { hand: ['Natural Survivor', 'Junk', 'Cookies'], deck: ['Glue'] }, bo: {} },
      { die: [3] },
    )

    ana.plays('Natural Survivor')
    ana.does("choose 'Junk' for 'Glue'")

    expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue'])
    expect(ana.deck).toEqual(['Junk'])
  })

  test('G3: a deck that has to give a card and is empty is re-formed at that moment, not before', () => {
    const { ana } = scenario({
      ana: { hand: ['Lunch Break'], deck: ['Glue'], discard: ['Magnet', 'Cookies'] },
      bo: {},
    })

    ana.plays('Lunch Break')

    expect(ana.hand).toEqual(['Glue'])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Magnet', 'Cookies'])
  })

  test('G3: drawing, taking and discarding from a deck re-form it, whoever causes it', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Lunch Break', 'Ruthless Competition', 'Little Villain'], discard: ['Glue'] },
      bo: { discard: ['Magnet', 'Cookies', 'Acorn', 'Sofa'] },
    })

    ana.plays('Lunch Break')
    expect(ana.hand).toContain('Glue')
    ana.plays('Ruthless Competition')
    expect(ana.hand).toContain('Sofa')
    ana.chooses('Glue')
    expect(bo.deck).toEqual(['Glue', 'Acorn', 'Cookies', 'Magnet'])
    expect(bo.discard).toEqual([])
    ana.plays('Little Villain')

    expect(bo.discard).toEqual(['Acorn', 'Glue'])
  })

  test('G3: a search never re-forms a deck', () => {
    const { ana } = scenario({ ana: { hand: ['Magnet'], discard: ['Glue', 'Cookies'] }, bo: {} })

    ana.plays('Magnet')

    expect(ana.hand).toEqual([])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Magnet', 'Glue', 'Cookies'])
  })

  test('G4: with deck and discard pile empty an effect stops without junk', () => {
    const { ana } = scenario({ ana: { hand: ['Lunch Break', 'Dangerous Test'] }, bo: {} })

    ana.plays('Lunch Break')
    ana.plays('Dangerous Test')

    expect(ana.hand).toEqual([])
    expect(ana.discard).toEqual(['Dangerous Test'])
  })

  test('G4: in the hand fill of clean-up junk replaces the missing cards', () => {
    const { ana, bo } = scenario({ ana: { hand: ['Glue', 'Cookies'] }, bo: { hand: ['Junk'] } })

    ana.discards()

    expect(ana.hand).toEqual(['Glue', 'Cookies', ...junk(4)])
    expect(bo.hand).toEqual(['Junk'])
  })

  test('G5: no effect re-forms the market deck', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Swank', 'Risky Business', 'Charm', 'Loyal Partner', 'Glue'] }, bo: {} },
      { market: ['Cookies'], marketDiscard: ['Magnet', 'Acorn'] },
    )

    ana.plays('Swank')
    ana.chooses('Glue')
    ana.plays('Risky Business')
    ana.plays('Charm')
    ana.plays('Loyal Partner')

    expect(ana.hand).toEqual([])
    expect(table.market).toEqual([null, null, null, null, null])
    expect(table.marketDeck).toEqual([])
    expect(table.marketDiscard).toEqual(['Cookies', 'Glue', 'Magnet', 'Acorn'])
  })

  test('G5: the market step of clean-up re-forms the market deck', () => {
    const { ana, table } = scenario(
      { ana: { hand: junk(5) }, bo: { hand: ['Junk'] } },
      { market: ['Cookies', 'Glue', 'Sofa'], marketDiscard: ['Magnet', 'Acorn', 'Stove'] },
    )

    ana.discards()

    expect(table.market).toEqual(['Cookies', 'Glue', 'Sofa', 'Stove', 'Acorn'])
    expect(table.marketDeck).toEqual(['Magnet'])
    expect(table.marketDiscard).toEqual([])
  })

  test('G6: empty market slots wait for clean-up', () => {
    const { ana, bo, table } = scenario(
      { ana: { hand: ['Tasters', ...junk(4)], deck: junk(5) }, bo: { hand: ['Junk'] } },
      { market: ['Cookies', 'Glue', 'Sofa', 'Magnet', 'Acorn'], marketDeck: ['Stove', 'Swank'] },
    )

    ana.plays('Tasters')
    ana.chooses('Glue')
    bo.chooses('Cookies')
    expect(table.market).toEqual([null, null, 'Sofa', 'Magnet', 'Acorn'])
    ana.passes()

    expect(table.market).toEqual(['Sofa', 'Magnet', 'Acorn', 'Stove', 'Swank'])
  })

  test('G6: a fill that a card orders fills the gaps in place without sliding', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Daring Adventurer'] }, bo: {} },
      { market: ['Cookies', null, 'Sofa', 'Magnet'], marketDeck: ['Stove', 'Swank', 'Acorn', 'Glue'], die: [1] },
    )

    ana.plays('Daring Adventurer')
    ana.chooses('Sofa')

    expect(table.market).toEqual(['Cookies', 'Stove', 'Swank', 'Magnet', 'Acorn'])
    expect(table.marketDeck).toEqual(['Glue'])
  })

  test('G7: a technique being resolved lies on the schedule, neither in the hand nor in the discard pile', () => {
    const { ana } = scenario({ ana: { hand: ['Shattered Relic', 'Glue', 'Cookies'] }, bo: {} })

    ana.plays('Shattered Relic')

    expect(ana.schedule).toEqual(['Shattered Relic'])
    expect(ana.hand).toEqual(['Glue', 'Cookies'])
    expect(ana.discard).toEqual([])
    expect(ana.cannot("choose 'Shattered Relic'")).toBe('not-an-option')
  })

  test('G8: junk thrown away goes to the junk pile, an animalfolk card on the market discard', () => {
    const { ana, table } = scenario({ ana: { hand: ['Shattered Relic', 'Shattered Relic', 'Glue', 'Junk'] }, bo: {} })

    ana.plays('Shattered Relic')
    ana.chooses('Junk')
    ana.plays('Shattered Relic')
    ana.chooses('Glue')

    expect(table.marketDiscard).toEqual(['Glue'])
    expect(ana.hand).not.toContain('Junk')
    expect(ana.discard).not.toContain('Junk')
  })

  test('G8: a chameleon thrown away as junk goes on the market discard', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Reflection', 'Junk', 'Junk'], deck: junk(5) }, bo: { hand: ['Junk'], discard: ['Junk'] } },
      { market: ['Essential Purchase', 'Cookies', 'Cheer', 'Nuisance', 'Magnet'], marketDeck: ['Glue'] },
    )

    ana.does("buy 5 with 'Reflection','Junk','Junk' throw 'Reflection','Junk'")

    expect(table.marketDiscard).toEqual(['Reflection'])
    expect(ana.discard).toEqual(['Junk'])
  })

  test('G9: whoever gets several cards on the own pile at once orders them', () => {
    const { ana } = scenario({ ana: { hand: ['Swift Broker', 'Glue', 'Cookies', 'Magnet'], deck: junk(3) }, bo: {} })

    ana.plays('Swift Broker')
    ana.chooses('Magnet', 'Glue', 'Cookies')

    expect(ana.discard).toEqual(['Swift Broker', 'Cookies', 'Glue', 'Magnet'])
  })

  test('G9: the acting player orders cards that are thrown away', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Loyal Partner'] }, bo: {} },
      { market: ['Cookies', 'Glue', 'Magnet'], marketDeck: ['Sofa'] },
    )

    ana.plays('Loyal Partner')
    ana.chooses('Magnet', 'Cookies', 'Glue')

    expect(table.marketDiscard).toEqual(['Glue', 'Cookies', 'Magnet'])
    expect(table.market).toEqual(['Sofa', null, null, null, null])
  })

  test('G10: value effects apply in the order they were played', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show', 'Practical Values', 'Swift Broker'], stall: finished(3) },
      bo: { hand: ['Junk'] },
    })

    ana.plays('Flashy Show')
    ana.plays('Practical Values')
    ana.builds('Swift Broker')

    expect(ana.stall.at(-1)).toEqual(['Swift Broker'])
  })

  test('G10: a changed value is binding', () => {
    const { ana } = scenario(
      { ana: { hand: ['Flashy Show', 'Cookies'], stall: finished(1) }, bo: { hand: ['Junk'] } },
      { market: ['Cheer'] },
    )

    ana.plays('Flashy Show')

    expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
    expect(ana.cannot("buy 5 with 'Cookies'")).toBeUndefined()
  })

  test('G11: cards that are paid, spent or built with are cards you use', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show', 'Stove', ...junk(3)], deck: junk(5), stall: finished(2) },
      bo: { hand: ['Junk'] },
    })

    ana.plays('Flashy Show')
    ana.does("build 'Stove=3' spend 'Junk','Junk','Junk'")

    expect(ana.stall.at(-1)).toEqual(['Stove'])
    expect(ana.discard).toEqual([...junk(3), 'Flashy Show'])
  })

  test('G11: market cards and cards to be guessed are not cards you use', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Flashy Show', 'Risky Business', 'Cookies'], deck: junk(5) }, bo: { hand: ['Junk'] } },
      { market: ['Swank'], marketDeck: ['Raffle', 'Glue'] },
    )

    ana.plays('Flashy Show')
    ana.plays('Risky Business')
    ana.does('choose 4')

    expect(table.marketDiscard).toEqual(['Raffle'])
    expect(ana.cannot("buy 5 with 'Cookies'")).toBeUndefined()
  })

  test('G12: value change and used-mark of a card end when it leaves its hand', () => {
    const { ana } = scenario(
      { ana: { hand: ['Charity', 'Bold Haggler'] }, bo: { hand: ['Junk'] } },
      { market: ['Magnet'], die: [3, 2], pick: [0, 0] },
    )

    ana.uses('Bold Haggler')
    ana.plays('Charity')
    ana.does("choose p1:'Bold Haggler' p2:'Junk'")

    expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
    ana.uses('Bold Haggler')
    expect(ana.reads).toContain('p1 rolls 2')
  })

  test('G13: a passive without "may" is compulsory: Cookies enlarge the hand, a chameleon copies', () => {
    const { ana } = scenario({
      ana: { hand: ['Cookies', 'Reflection'], deck: ['Glue', 'Magnet', 'Acorn', 'Sofa', 'Stove'], stall: finished(1) },
      bo: { hand: ['Junk'], discard: ['Swank'] },
    })

    expect(ana.cannot("build 'Reflection'")).toBe('wrong-sum')
    ana.discards()

    expect(ana.hand).toHaveLength(6)
  })

  test('G14: a random card is drawn by the system; nobody is asked', () => {
    const { ana, bo } = scenario(
      { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Cookies', 'Magnet', 'Glue'] } },
      { pick: [1] },
    )

    ana.plays('Dirty Exchange')
    ana.chooses('Junk')

    expect(ana.hand).toEqual(['Magnet'])
    expect(bo.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Junk'])
  })

  test('G14: every card has an equal chance', () => {
    const taken = new Map<string, number>()
    const hand = ['macaws-2', 'platypuses-4', 'platypuses-5b', 'squirrels-4']

    for (let seed = 1; seed <= 2000; seed++) {
      const position = {
        game: 'dale',
        players: [{ hand: ['foxes-3', 'junk'] }, { hand }],
        chance: { shuffle: (seed * 7919).toString(16) },
      }
      const after = playLine(begin(dale, readPosition(position)), 'p1 play foxes-3')
      if (isRefusal(after)) throw new Error(after.key)
      const [card = ''] = writePosition(after.pause.now).players[0]?.hand ?? []
      taken.set(card, (taken.get(card) ?? 0) + 1)
    }

    expect([...taken.keys()].toSorted()).toEqual(hand.toSorted())
    for (const times of taken.values()) expect(Math.abs(times - 500)).toBeLessThan(100)
  })

  test('G15: a drawn card is seen by its new owner only', () => {
    const { ana, bo, cy } = scenario({ ana: { hand: ['Lunch Break'], deck: ['Glue'] }, bo: {}, cy: {} })

    ana.plays('Lunch Break')

    expect(ana.sees).toContain('platypuses-5b')
    expect(ana.reads.join()).toContain('Glue')
    for (const other of [bo, cy]) {
      expect(other.sees).not.toContain('platypuses-5b')
      expect(other.reads.join()).not.toContain('Glue')
    }
  })

  test('G15: a card that moves between two hands is seen by both owners and nobody else', () => {
    const { ana, bo, cy } = scenario(
      { ana: { hand: ['Dirty Exchange', 'Sofa'] }, bo: { hand: ['Cookies', 'Magnet'] }, cy: {} },
      { pick: [1] },
    )

    ana.plays('Dirty Exchange')
    ana.does('choose p2')
    ana.chooses('Sofa')

    for (const owner of [ana, bo]) {
      expect(owner.reads.join()).toContain('Magnet')
      expect(owner.reads.join()).toContain('Sofa')
    }
    expect(ana.reads.join()).not.toContain('Cookies')
    expect(cy.reads.join()).not.toMatch(/Magnet|Sofa|Cookies/)
    expect(cy.sees).not.toMatch(/platypuses-4|polecats-5b|macaws-2/)
  })

  test('G15: what reaches a discard pile, the market, a stall or a schedule is public', () => {
    const { ana, bo } = scenario(
      {
        ana: {
          hand: ['Scary Gunfight', 'Loyal Partner', 'Swift Broker', 'Cookies'],
          deck: ['Tireless Tinkerer', ...junk(6)],
        },
        bo: {},
      },
      { marketDeck: ['Glue'] },
    )

    ana.plays('Scary Gunfight')
    ana.plays('Loyal Partner')
    ana.plays('Swift Broker')
    ana.builds('Tireless Tinkerer')

    for (const id of ['crocodiles-2', 'pandas-1', 'macaws-1', 'macaws-2', 'platypuses-5b', 'platypuses-1']) {
      expect(bo.sees).toContain(id)
    }
  })

  test('G16: the winning stack ends everything at once', () => {
    const { ana, bo, table } = scenario({
      ana: { hand: ['Winter Is Coming', 'Nostalgic Item'], deck: junk(5), stall: finished(7), schedule: ['Overtime'] },
      bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
    })

    ana.builds('Winter Is Coming', 'Nostalgic Item')

    expect(table.winners).toEqual(['ana'])
    expect(table.asked).toBeUndefined()
    expect(ana.hand).toEqual([])
    expect(ana.schedule).toEqual(['Overtime'])
    expect(bo.cannot("choose 'Extra Remarks'")).toBe('game-is-over')
  })

  test('G17: a random exchange is complete before a reaction is offered', () => {
    const { ana, bo, table } = scenario(
      { ana: { hand: ['Gamble', 'Quality Inspection'] }, bo: { hand: ['Cookies', 'Glue'], deck: ['Sofa'] } },
      { die: [1], pick: [0, 0] },
    )

    ana.plays('Gamble')

    expect(table.asked).toBe('bo: react')
    expect(ana.hand).toEqual(['Cookies'])
    expect(bo.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
    expect(ana.discard).toEqual(['Gamble'])
  })

  test('G17: a guess is resolved before a reaction is offered', () => {
    const { ana, bo, table } = scenario(
      { ana: { hand: ['Risky Business'] }, bo: { hand: ['Ancient Knowledge'], deck: ['Junk'] } },
      { marketDeck: ['Glue'] },
    )

    ana.plays('Risky Business')
    expect(table.asked).toBe('ana: guess')
    ana.does('choose 5')

    expect(ana.hand).toEqual(['Glue'])
    expect(bo.isAsked).toBe('react')
  })
})

describe('chameleons', () => {
  test('C1: a chameleon that pays must copy', () => {
    const { ana } = scenario(
      { ana: { hand: ['Trendsetting'], deck: junk(5) }, bo: { hand: ['Junk'] } },
      { market: ['Swank', null, 'Raffle'] },
    )

    expect(ana.cannot("buy 3 with 'Trendsetting=Swank'")).toBe('too-little')
    expect(ana.cannot("buy 3 with 'Trendsetting=Trendsetting'")).toBeDefined()
  })

  test.each([
    { stove: 2, stall: 1, isLegal: true },
    { stove: 3, stall: 2, isLegal: false },
  ])('C1: a chameleon that is spent must copy: a Trendsetting that is a 3 gives Stove $stove ($isLegal)', (given) => {
    const { ana } = scenario(
      { ana: { hand: ['Stove', 'Trendsetting'], deck: junk(5), stall: finished(given.stall) }, bo: { hand: ['Junk'] } },
      { market: ['Swank'] },
    )

    const refusal = ana.cannot(`build 'Stove=${given.stove}' spend 'Trendsetting'`)

    expect(refusal === undefined).toBe(given.isLegal)
  })

  test('C1: a chameleon that is built must copy', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Junk'], stall: finished(1) },
      bo: { hand: ['Junk'], discard: ['Magnet'] },
    })

    const refusal = ana.cannot("build 'Reflection'")

    expect(refusal).toBe('wrong-sum')
  })

  test('C1: a chameleon without a technique to copy cannot be played', () => {
    const { ana } = scenario({ ana: { hand: ['Reflection', 'Junk'] }, bo: { hand: ['Junk'], discard: ['Glue'] } })

    const refusal = ana.cannot("play 'Reflection'")

    expect(refusal).toBe('not-a-technique')
  })

  test('C2: a copied technique has the name, the effect and the bonus action of its model', () => {
    const { ana, bo, table } = scenario(
      {
        ana: { hand: ['Reflection', 'Trendsetting'], deck: ['Cookies', ...junk(5)] },
        bo: { hand: ['Junk'], discard: ['Lunch Break'] },
      },
      { market: ['Prepaid Good'] },
    )

    ana.plays('Reflection')
    expect(ana.schedule).toEqual(['Reflection=Lunch Break'])
    expect(ana.hand).toContain('Cookies')
    expect(ana.isAsked).toBe('bonus')
    ana.plays('Trendsetting')

    expect(ana.hand).toContain('Prepaid Good')
    expect(table.turn).toBe('bo')
    expect(bo.reads.join('\n')).toContain('p1 plays Trendsetting (chameleons-5a) as Prepaid Good')
  })

  test('C2: a copied passive works in a payment: a Reflection that is Glue stays in the hand', () => {
    const { ana } = scenario(
      { ana: { hand: ['Reflection', 'Junk'], deck: junk(5) }, bo: { hand: ['Junk'], discard: ['Glue'] } },
      { market: ['Magnet'] },
    )

    ana.does("buy 5 with 'Reflection' keep 'Reflection'")

    expect(ana.hand).toContain('Reflection')
    expect(ana.hand).toContain('Magnet')
    expect(ana.discard).toEqual([])
  })

  test('C2: a copied passive works in a stack: a Trendsetting that is Empty Chest lets sets mix', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Trendsetting', 'Magnet', 'Swank'], stall: finished(4).concat([['Siesta']]) },
        bo: { hand: ['Junk'] },
      },
      { market: ['Empty Chest'] },
    )

    ana.builds('Trendsetting', 'Magnet')

    expect(ana.stall).toHaveLength(6)
    expect(ana.stall.at(-1)).toEqual(['Trendsetting', 'Magnet'])
  })

  test('C2: a copied passive works for its once-per-turn ability', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Junk'], deck: ['Glue', 'Magnet', 'Cookies'] },
      bo: { discard: ['Wise Spy'] },
    })

    ana.uses('Reflection=Wise Spy')
    ana.chooses('Cookies', 'Glue', 'Magnet')

    expect(ana.deck).toEqual(['Cookies', 'Glue', 'Magnet'])
    expect(ana.hand).toContain('Reflection')
    expect(ana.cannot("use 'Reflection=Wise Spy'")).toBe('already-used')
  })

  test('C2: a chameleon in the hand that can only be Cookies raises the hand size', () => {
    const { ana } = scenario({
      ana: { hand: ['Flexible Shopkeeper', ...junk(4)], deck: junk(5), stall: [['Siesta'], ['Cookies']] },
      bo: { hand: ['Junk'] },
    })

    ana.discards()

    expect(ana.hand).toHaveLength(6)
  })

  test('C2: a chameleon in the hand that can also be something else is Cookies if its owner says so', () => {
    const { ana } = scenario(
      { ana: { hand: ['Trendsetting', ...junk(4)], deck: junk(5) }, bo: { hand: ['Junk'] } },
      { market: ['Cookies', 'Magnet'] },
    )

    ana.discards()
    expect(ana.isAsked).toBe('copy for hand size')
    ana.does("choose 'Trendsetting=Cookies'")

    expect(ana.hand).toHaveLength(6)
  })

  test('C3: in the market a chameleon costs its printed value', () => {
    const { ana } = scenario(
      { ana: { hand: ['Magnet', 'Glue'], deck: junk(5) }, bo: { hand: ['Junk'], discard: ['Cookies'] } },
      { market: ['Trendsetting', 'Cookies'] },
    )

    expect(ana.cannot("buy 5 with 'Magnet'")).toBe('too-little')
    expect(ana.cannot("buy 5 with 'Glue'")).toBeUndefined()
  })

  test('C3: in the stall a chameleon is plain: one built as Sofa does not raise the hand size', () => {
    const { ana } = scenario(
      { ana: { hand: ['Trendsetting', ...junk(4)], deck: junk(6), stall: finished(4) }, bo: { hand: ['Junk'] } },
      { market: ['Sofa'] },
    )

    ana.builds('Trendsetting')

    expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
    expect(ana.hand).toHaveLength(5)
  })

  test('C3: in the discard pile a chameleon is no junk', () => {
    const { ana } = scenario({ ana: { hand: ['Housecleaning'], discard: ['Reflection'] }, bo: { discard: ['Junk'] } })

    ana.plays('Housecleaning')

    expect(ana.hand).toEqual([])
    expect(ana.discard).toEqual(['Reflection'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('C3: on the market deck a chameleon has its printed value', () => {
    const { ana } = scenario(
      { ana: { hand: ['Risky Business'] }, bo: { discard: ['Magnet'] } },
      { marketDeck: ['Reflection'] },
    )

    ana.plays('Risky Business')
    ana.does('choose 2')

    expect(ana.hand).toEqual(['Reflection'])
  })

  test('C4: the owner picks among the legal models and announces the pick', () => {
    const { ana, bo } = scenario(
      { ana: { hand: ['Trendsetting'], deck: junk(5) }, bo: { hand: ['Junk'] } },
      { market: ['Cookies', 'Cheer', 'Magnet'] },
    )

    expect(ana.cannot("buy 5 with 'Trendsetting=Glue'")).toBe('cannot-copy')
    ana.buys(5, 'Trendsetting=Cheer')

    expect(ana.hand).toContain('Cookies')
    expect(bo.reads.join('\n')).toMatch(/Trendsetting.*Cheer/)
  })

  test('C5: the pick holds for the rest of the turn', () => {
    const { ana } = scenario(
      { ana: { hand: ['Rare Artefact', 'Trendsetting', 'Junk'], stall: finished(3) }, bo: { hand: ['Junk'] } },
      { market: ['Cookies', 'Magnet'], die: [2] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Trendsetting=Cookies')

    expect(ana.cannot("build 'Trendsetting=Magnet'")).toBe('cannot-copy')
    ana.builds('Trendsetting=Cookies')
    expect(ana.stall).toHaveLength(4)
  })

  test('C5: the pick is over when the card has left the hand', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Rare Artefact', 'Trendsetting', 'Swift Broker', 'Junk'], stall: finished(3) },
        bo: { hand: ['Junk'] },
      },
      { market: ['Cookies', 'Magnet'], die: [1] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Trendsetting=Cookies')
    ana.plays('Swift Broker')
    ana.chooses('Trendsetting', 'Junk')
    expect(ana.hand).toContain('Trendsetting')
    ana.builds('Trendsetting=Magnet')

    expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  })

  test('C5: the pick is over when the turn ends', () => {
    const { ana, bo } = scenario(
      { ana: { hand: ['Rare Artefact', 'Trendsetting', ...junk(4)], stall: finished(3) }, bo: { hand: junk(5) } },
      { market: ['Cookies', 'Magnet'], die: [2] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Trendsetting=Cookies')
    ana.discards()
    bo.discards()

    expect(ana.cannot("build 'Trendsetting=Cookies'")).toBe('wrong-sum')
    expect(ana.cannot("build 'Trendsetting=Magnet'")).toBeUndefined()
  })

  test('C5: when the model is no longer legal the copy and the changes made to it are gone', () => {
    const { ana } = scenario(
      { ana: { hand: ['Rare Artefact', 'Trendsetting', 'Loyal Partner'], stall: finished(2) }, bo: { hand: ['Junk'] } },
      { market: ['Cookies'], marketDeck: ['Swank'], die: [3] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Trendsetting')
    ana.plays('Loyal Partner')
    ana.builds('Trendsetting=Swank')

    expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  })

  test('C5: a chain is broken when a chameleon on the way leaves the hand', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Rare Artefact', 'Seeing Doubles', 'Reflection'], stall: finished(4) },
        bo: { hand: ['Junk'], discard: ['Magnet'] },
      },
      { die: [2] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Seeing Doubles=Magnet')
    ana.plays('Reflection')
    ana.builds('Seeing Doubles')

    expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
  })

  test('C6: on the schedule the identity is frozen; discarded the card is plain again', () => {
    const { ana, bo } = scenario(
      {
        ana: { hand: ['Reflection', ...junk(5)], deck: junk(5) },
        bo: { hand: ['Cookies', ...junk(4)], deck: junk(5), discard: ['Scary Gunfight'] },
      },
      { market: ['Cheer'] },
    )

    ana.plays('Reflection')
    ana.discards()
    expect(ana.schedule).toEqual(['Reflection=Scary Gunfight'])
    expect(bo.cannot("buy 5 with 'Cookies'")).toBe('too-little')
    bo.discards('Junk')

    expect(ana.schedule).toEqual([])
    expect(ana.discard).toEqual(['Reflection'])
  })

  test('C7: a chain of chameleons is followed with the text of each', () => {
    const { ana } = scenario(
      {
        ana: {
          hand: ['Seeing Doubles', 'Flexible Shopkeeper'],
          deck: ['Glue', 'Junk'],
          stall: [['Siesta'], ['Good Old Times']],
        },
        bo: {},
      },
      { marketDiscard: ['Magnet'] },
    )

    ana.plays('Seeing Doubles=Magnet')
    ana.chooses('Glue')

    expect(ana.hand.toSorted()).toEqual(['Flexible Shopkeeper', 'Glue'])
    expect(ana.discard).toEqual(['Seeing Doubles'])
  })

  test('C7: a chameleon name occurs once in a chain; if no other card can be reached the card stays plain', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Junk'], stall: finished(1) },
      bo: { hand: ['Junk'], discard: ['Reflection', 'Magnet'] },
    })

    ana.builds('Reflection')

    expect(ana.stall.at(-1)).toEqual(['Reflection'])
  })

  test('C7: a way that leads nowhere does not free from another one', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Stashing Vendor'], stall: finished(1) },
      bo: { hand: ['Junk'], discard: ['Reflection'] },
      cy: { discard: ['Junk'] },
    })

    expect(ana.cannot("build 'Reflection'")).toBe('junk-in-stack')
    ana.builds('Stashing Vendor', 'Reflection')

    expect(ana.stall.at(-1)).toEqual(['Stashing Vendor', 'Reflection'])
  })

  test('C7: Gift Voucher ends a chain, as it copies nothing', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Reflection'] }, bo: { discard: ['Gift Voucher'] } },
      { market: ['Glue'] },
    )

    ana.plays('Reflection')

    expect(table.market[0]).toBe('Reflection')
    expect(ana.hand).toEqual(['Glue'])
  })

  test('C8: a copy takes over the value changes its model in the hand carries', () => {
    const { ana } = scenario(
      { ana: { hand: ['Rare Artefact', 'Cookies', 'Seeing Doubles'], stall: finished(5) }, bo: { hand: ['Junk'] } },
      { die: [3] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Cookies')
    ana.builds('Seeing Doubles=Cookies')

    expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
  })

  test('C8: what happens to the model later does not touch the copy', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Rare Artefact', 'Rare Artefact', 'Cookies', 'Seeing Doubles'], stall: finished(3) },
        bo: { hand: ['Junk'] },
      },
      { die: [2, 3] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Seeing Doubles=Cookies')
    ana.plays('Rare Artefact')
    ana.chooses('Cookies')
    ana.builds('Seeing Doubles=Cookies')

    expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
  })

  test('C8: a copy of an unused card leaves its model unused', () => {
    const { ana } = scenario(
      { ana: { hand: ['Bold Haggler', 'Seeing Doubles'], stall: finished(4) }, bo: { hand: ['Junk'] } },
      { die: [1, 2] },
    )

    ana.uses('Seeing Doubles=Bold Haggler')
    ana.uses('Bold Haggler')
    ana.builds('Bold Haggler', 'Seeing Doubles=Bold Haggler')

    expect(ana.stall.at(-1)).toEqual(['Bold Haggler', 'Seeing Doubles'])
  })

  test('C8: over a chain the copy takes what its model in the hand carries', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Rare Artefact', 'Reflection', 'Seeing Doubles'], stall: finished(5) },
        bo: { hand: ['Junk'], discard: ['Cookies'] },
      },
      { die: [3] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Reflection')
    ana.builds('Seeing Doubles=Cookies')

    expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
  })

  test('C9: a chameleon that is junk pays 1 and is no part of a stack, but earns a draw with Swank', () => {
    const { ana, table } = scenario(
      {
        ana: { hand: ['Swank', 'Flexible Shopkeeper', 'Flexible Shopkeeper'], deck: junk(5), stall: [['Junk']] },
        bo: { hand: ['Junk'] },
      },
      { market: ['Swift Broker', 'Tireless Tinkerer'], marketDeck: ['Glue', 'Sofa', 'Stove'] },
    )

    expect(ana.cannot("build 'Flexible Shopkeeper','Flexible Shopkeeper'")).toBe('junk-in-stack')
    expect(ana.cannot("buy 4 with 'Flexible Shopkeeper'")).toBe('too-little')
    ana.plays('Swank')

    expect(table.marketDiscard).toEqual(['Flexible Shopkeeper'])
    expect(ana.hand.toSorted()).toEqual(['Flexible Shopkeeper', 'Glue'])
  })

  test('C9: a chameleon that would be junk may be given away with Balancing', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Magnet'], deck: ['Cookies', 'Sofa', 'Stove'] },
      bo: { hand: ['Balancing', 'Flexible Shopkeeper', 'Junk'], discard: ['Glue'], stall: [['Junk']] },
    })

    ana.plays('Magnet')
    ana.chooses('Sofa')
    bo.chooses('Balancing')
    expect(bo.cannot("choose 'Junk' for 'Glue'")).toBe('not-an-option')
    bo.does("choose 'Flexible Shopkeeper' for 'Glue'")

    expect(bo.hand.toSorted()).toEqual(['Balancing', 'Glue', 'Junk'])
    expect(bo.discard).toEqual(['Flexible Shopkeeper'])
  })

  test('C10: "this card" is the chameleon: played as Acorn it lands in the other stall', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Reflection'] },
      bo: { discard: ['Acorn'], stall: [['Glue', 'Cookies']] },
    })

    ana.plays('Reflection')
    ana.chooses('Glue')

    expect(bo.stall).toEqual([['Reflection', 'Cookies']])
    expect(ana.hand).toEqual(['Glue'])
    expect(ana.discard).toEqual([])
  })

  test('C10: "this card" is the chameleon: played as Safety Precaution it lands in the own stall', () => {
    const { ana } = scenario(
      { ana: { hand: ['Trendsetting'], stall: [['Glue']] }, bo: {} },
      { market: ['Safety Precaution'] },
    )

    ana.plays('Trendsetting')

    expect(ana.stall).toEqual([['Trendsetting']])
    expect(ana.hand).toEqual(['Glue'])
  })

  test('C11: all chameleons of a payment fix their models before any card moves', () => {
    const { ana } = scenario(
      { ana: { hand: ['Reflection', 'Seeing Doubles'], deck: junk(5) }, bo: { hand: ['Junk'], discard: ['Magnet'] } },
      { market: [null, null, null, null, 'Acorn'] },
    )

    ana.buys(1, 'Reflection=Magnet', 'Seeing Doubles=Magnet')

    expect(ana.hand).toContain('Acorn')
    expect(ana.discard).toEqual(['Seeing Doubles', 'Reflection'])
  })

  test('C11: a chameleon and the chameleon it copies may lie in one stack', () => {
    const { ana } = scenario({
      ana: { hand: ['Seeing Doubles', 'Reflection'], stall: finished(5) },
      bo: { hand: ['Junk'], discard: ['Swank'] },
    })

    ana.builds('Reflection=Swank', 'Seeing Doubles=Swank')

    expect(ana.stall.at(-1)).toEqual(['Reflection', 'Seeing Doubles'])
  })

  test('C12: on another player’s turn a chameleon may serve as a copy for a reaction', () => {
    const { ana, bo, table } = scenario({
      ana: { hand: ['Magnet'], deck: ['Cookies', 'Sofa'] },
      bo: { hand: ['Reflection'], deck: ['Glue', 'Junk'] },
      cy: { discard: ['Ancient Knowledge'] },
    })

    ana.plays('Magnet')
    ana.chooses('Sofa')
    expect(table.asked).toBe('bo: react')
    bo.chooses('Reflection=Ancient Knowledge')
    bo.chooses('Junk')

    expect(bo.discard).toEqual(['Junk'])
    expect(bo.hand).toEqual(['Reflection'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('C12: without a legal model at that moment there is no reaction', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Magnet'], deck: junk(5) }, bo: { hand: ['Trendsetting'], deck: ['Glue'] } },
      { market: ['Binoculars', 'Cookies'] },
    )

    ana.buys(5, 'Magnet')

    expect(table.turn).toBe('bo')
    expect(table.asked).toBe('bo: action')
  })

  test('C13: Gift Voucher is a chameleon by its set, but copies nothing', () => {
    const { ana } = scenario(
      { ana: { hand: ['Gift Voucher', 'Reflection'], stall: finished(5) }, bo: { hand: ['Junk'] } },
      { market: ['Cookies', 'Glue'], marketDiscard: ['Sofa'] },
    )

    expect(ana.cannot("buy 4 with 'Gift Voucher=Glue'")).toBeDefined()
    ana.builds('Gift Voucher', 'Reflection')

    expect(ana.stall.at(-1)).toEqual(['Gift Voucher', 'Reflection'])
  })
})

describe('interruptions', () => {
  test('R8: Order in Chaos interrupts at once, also in the middle of another player’s technique', () => {
    const { ana, bo, table } = scenario({
      ana: { hand: ['Little Villain'] },
      bo: { hand: ['Sofa'], deck: ['Glue'], discard: ['Magnet', 'Junk'], schedule: ['Order in Chaos'] },
    })

    ana.plays('Little Villain')
    expect(table.asked).toBe('bo: use it')
    expect(ana.schedule).toEqual(['Little Villain'])
    bo.does('choose yes')
    bo.chooses('Junk', 'Sofa', 'Magnet')

    expect(bo.hand).toEqual(['Glue'])
    expect(bo.deck).toEqual(['Sofa', 'Magnet', 'Order in Chaos'])
    expect(bo.discard).toEqual(['Junk'])
    expect(bo.schedule).toEqual([])
    expect(ana.isAsked).toBe('bonus')
  })

  test('R8: Practice takes the place of the discarding', () => {
    const { ana } = scenario({ ana: { hand: ['Favourite Toy'], discard: ['Glue'], schedule: ['Practice'] }, bo: {} })

    ana.plays('Favourite Toy')
    ana.does('choose yes')

    expect(ana.hand.toSorted()).toEqual(['Favourite Toy', 'Glue'])
    expect(ana.discard).toEqual(['Practice'])
  })

  test('R8: if several fit, the owner orders them', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Little Villain'] },
      bo: { deck: ['Glue'], discard: ['Junk'], schedule: ['Order in Chaos', 'Reflection=Order in Chaos'] },
    })

    ana.plays('Little Villain')
    bo.chooses('Reflection=Order in Chaos')
    bo.chooses('Junk', 'Glue')
    bo.does('choose no')

    expect(bo.deck).toEqual(['Glue', 'Reflection', 'Order in Chaos'])
    expect(bo.discard).toEqual(['Junk'])
  })
})

describe('teams', () => {
  test('T1: "another player" may be the teammate', () => {
    const { ana, cy } = scenario({ ana: { hand: ['Rotten Food', 'Glue'] }, bo: {}, cy: {}, di: {} }, { teams: true })

    ana.plays('Rotten Food')
    ana.does('choose p3')

    expect(cy.deck).toEqual(['Glue'])
  })

  test('T1: "other players" are the opposing team only', () => {
    const { ana, bo, cy, di } = scenario(
      { ana: { hand: ['Nuisance'] }, bo: { hand: ['Glue'] }, cy: { hand: ['Junk'] }, di: { hand: ['Sofa'] } },
      { teams: true },
    )

    ana.plays('Nuisance')
    expect(ana.cannot('choose p3')).toBe('not-an-option')
    ana.does('choose p2,p4')

    expect([bo.discard, cy.discard, di.discard]).toEqual([['Glue'], [], ['Sofa']])
  })

  test('T1: "opponents" are the opposing team only', () => {
    const { ana, bo, cy, di } = scenario(
      { ana: { hand: ['Little Villain'] }, bo: { deck: junk(3) }, cy: { deck: junk(3) }, di: { deck: junk(3) } },
      { teams: true },
    )

    ana.plays('Little Villain')

    expect([bo.deck.length, cy.deck.length, di.deck.length]).toEqual([1, 3, 1])
  })

  test('T1: "each player" is everybody', () => {
    const { ana, bo, cy, di } = scenario(
      {
        ana: { hand: ['Rumours'], discard: ['Glue'] },
        bo: { discard: ['Glue'] },
        cy: { discard: ['Glue'] },
        di: { discard: ['Glue'] },
      },
      { teams: true },
    )

    ana.plays('Rumours')

    for (const player of [ana, bo, cy, di]) expect(player.deck).toEqual(['Glue'])
  })

  test('T2: "your stall" is the shared stall', () => {
    const { ana, bo, cy } = scenario(
      {
        ana: { hand: ['Cookies', ...junk(4)], deck: junk(5), stall: [['Swift Broker']] },
        bo: { hand: junk(5) },
        cy: { hand: ['Swank', 'Safety Precaution', ...junk(3)], deck: junk(5) },
        di: { hand: ['Junk'] },
      },
      { teams: true },
    )

    ana.builds('Cookies')
    bo.discards()
    cy.plays('Safety Precaution')
    cy.chooses('Cookies')
    cy.builds('Swank')

    expect(cy.hand).toContain('Cookies')
    expect(ana.stall).toEqual([['Swift Broker'], ['Safety Precaution'], ['Swank']])
  })

  test('T3: the teammate may add cards, which get no bonus from your effects', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Flashy Show', 'Swank'], deck: junk(5), stall: finished(7) },
        bo: { hand: ['Junk'] },
        cy: { hand: ['Risky Business'], deck: junk(5) },
        di: { hand: ['Junk'] },
      },
      { teams: true },
    )

    ana.plays('Flashy Show')
    ana.does("build 'Swank' help 'Risky Business'")
    expect(cy.isAsked).toBe('help')
    cy.chooses('Risky Business')

    expect(ana.stall).toHaveLength(8)
    expect(ana.stall.at(-1)).toEqual(['Swank', 'Risky Business'])
  })

  test('T3: cards of the teammate obey the rules of set, junk and sum', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Swank'], deck: junk(5), stall: finished(6) },
        bo: { hand: ['Junk'] },
        cy: { hand: ['Risky Business', 'Binoculars', 'Sofa', ...junk(4)], deck: junk(5) },
        di: { hand: ['Junk'] },
      },
      { teams: true },
    )

    ana.does("build 'Swank' help 'Risky Business'")

    expect(cy.cannot("choose 'Binoculars'")).toBeDefined()
    expect(cy.cannot("choose 'Sofa'")).toBeDefined()
    expect(cy.cannot("choose 'Junk','Junk','Junk','Junk'")).toBeDefined()
    expect(cy.cannot("choose 'Risky Business'")).toBeUndefined()
  })

  test('T3: a chameleon that the teammate adds copies as the teammate could use it', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Swank'], deck: junk(5), discard: ['Sofa'], stall: finished(6) },
        bo: { hand: ['Junk'], discard: ['Risky Business'] },
        cy: { hand: ['Reflection', 'Junk'], deck: junk(5) },
        di: { hand: ['Junk'] },
      },
      { teams: true },
    )

    ana.does("build 'Swank' help 'Reflection'")
    cy.chooses('Reflection=Risky Business')

    expect(ana.stall.at(-1)).toEqual(['Swank', 'Reflection'])
    expect(cy.hand).toEqual(['Junk'])
  })

  test('T3: the teammate may call the build off, which costs nothing', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Swank'], deck: junk(5), stall: finished(6) },
        bo: { hand: ['Junk'] },
        cy: { hand: ['Risky Business'] },
        di: { hand: ['Junk'] },
      },
      { teams: true },
    )

    ana.does("build 'Swank' help 'Risky Business'")
    cy.chooses()

    expect(ana.isAsked).toBe('action')
    expect(ana.hand).toEqual(['Swank'])
    expect(cy.hand).toEqual(['Risky Business'])
    expect(ana.stall).toHaveLength(6)
  })

  test('T3: the builder supplies at least one card', () => {
    const { ana } = scenario(
      { ana: { hand: ['Junk'], stall: finished(3) }, bo: {}, cy: { hand: ['Risky Business'] }, di: {} },
      { teams: true },
    )

    const refusal = ana.cannot("build none help 'Risky Business'")

    expect(refusal).toBeDefined()
  })

  test('T4: personal piles stay personal: you pay from your own hand only', () => {
    const { ana } = scenario(
      { ana: { hand: ['Junk'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
      { teams: true, market: ['Swank', 'Tireless Tinkerer'] },
    )

    const refusal = ana.cannot("buy 5 with 'Magnet'")

    expect(refusal).toBe('not-in-hand')
  })

  test('T4: personal piles stay personal: a helping hand is not filled in your clean-up', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Swank'], deck: junk(5), stall: finished(6) },
        bo: { hand: ['Junk'] },
        cy: { hand: ['Risky Business', 'Glue'], deck: junk(5) },
        di: { hand: ['Junk'] },
      },
      { teams: true },
    )

    ana.does("build 'Swank' help 'Risky Business'")
    cy.chooses('Risky Business')

    expect(ana.hand).toHaveLength(5)
    expect(cy.hand).toEqual(['Glue'])
    expect(cy.deck).toHaveLength(5)
  })
})
