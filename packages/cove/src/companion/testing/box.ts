/** A table with the box on it. A simulated full game supplies the facts that the companion asks for. */
import type { Answer } from '@merchants/tabletop'
import { fastChance, randomPlayer } from '@merchants/tabletop'
import { ahead, FIRST_HOUR, HAND_COST, LAST_HOUR, nextToAct } from '../../clock.ts'
import type { CoveDecision } from '../../decision.ts'
import type { Event } from '../../events.ts'
import { coveRules } from '../../game.ts'
import { aboard, countAt, cultistsAt, drawFromBag, isAtSea } from '../../harbour.ts'
import { OUR_SPACES } from '../../huckster/board.ts'
import { read } from '../../huckster/reading.ts'
import type { HucksterCardId } from '../../huckster/cards.ts'
import type { Good } from '../../pieces.ts'
import { BOATS, DOCKS, GOODS, PIERS, SEATS } from '../../pieces.ts'
import { newGame } from '../../setup.ts'
import { takeFromSquare } from '../../square.ts'
import type { Setup, State } from '../../state.ts'
import { clone, hucksterSeat } from '../../state.ts'
import { Table } from '../../table.ts'
import { townsfolk } from '../../townsfolk.ts'
import { CORRUPTION } from '../../corruption.ts'
import type { Person, KeyedInstruction } from '../conversation.ts'
import type { FactName, FactQuestion, Facts, QuestionAbout } from '../question.ts'
import type { Entry } from '../session.ts'
import { deedsOfEvents, deedsOfInstruction } from './deeds.ts'
import { symbolsOn } from './symbols.ts'

/** Compared after each of the Huckster's parts, once from the full game and once from the companion. */
export interface Check {
  readonly full: State
  readonly deedsInFull: readonly string[]
  readonly deeds: readonly string[]
}

export class Box implements Person {
  readonly entries: Entry[] = []
  private readonly full: State
  /** The table while the Huckster's part is carried out: as the full game was before he did it. */
  private now: Table
  private readonly policy: (decision: CoveDecision) => Answer
  private readonly check: (check: Check) => void
  private deeds: string[] = []
  private deedsInFull: string[] = []
  private hasBegun = false

  constructor(setup: Setup, seed: number, check: (check: Check) => void) {
    this.full = newGame(setup, fastChance(seed))
    this.policy = randomPlayer(fastChance(seed + 1))
    this.check = check
    this.now = this.copy()
  }

  answer<Name extends FactName>(question: QuestionAbout<Name>): unknown {
    this.beginFirstTurn(question.key)
    const fact = this.factFor(question as unknown as FactQuestion)
    this.entries.push({ key: question.key, fact })
    return fact
  }

  objection<Name extends FactName>(question: QuestionAbout<Name>): unknown {
    this.beginFirstTurn(question.key)
    const fact = this.factAgainst(question as unknown as FactQuestion)
    if (fact !== undefined) this.entries.push({ key: question.key, fact })
    return fact
  }

  hasDone({ key, instruction }: KeyedInstruction): boolean {
    this.beginFirstTurn(key)
    this.entries.push({ key, done: instruction })
    this.deeds.push(...deedsOfInstruction(instruction))
    const { state } = this.now
    if (instruction.do === 'arrival') this.arrive()
    if (instruction.do === 'clean up') this.cleanUp()
    if (instruction.do === 'seat') aboard(state, instruction.boat).push(instruction.who)
    if (instruction.do === 'dock') state.docks[DOCKS.indexOf(instruction.dock)] = instruction.boat
    return true
  }

  /** Compares what both have done since the last time. */
  compare(): void {
    const { full, deeds, deedsInFull } = this
    this.check({ full, deeds, deedsInFull })
    this.deeds = []
    this.deedsInFull = []
  }

  private copy(): Table {
    return new Table(clone(this.full), () => undefined, undefined, undefined)
  }

  /** The full game does one step; the table keeps what was before it. */
  private step(): void {
    this.now = this.copy()
    const events: Event[] = []
    coveRules.step(this.full, this.policy, (event) => events.push(event))
    this.deedsInFull.push(...deedsOfEvents(events, hucksterSeat(this.full)))
  }

  private arrive(): void {
    this.step()
    const { state } = this.now
    for (const boat of BOATS) {
      for (let drawn = 0; drawn < 2; drawn++) {
        const who = drawFromBag(this.now)
        if (who !== undefined) aboard(state, boat).push(who)
      }
    }
  }

  private beginFirstTurn(key: string): void {
    if (this.hasBegun || !key.startsWith('turn 1.1')) return
    this.hasBegun = true
    this.step()
  }

  private cleanUp(): void {
    this.compare()
    while (this.full.phase !== 'cleanUp') coveRules.step(this.full, this.policy)
    coveRules.step(this.full, this.policy)
    this.now = this.copy()
  }

  /** The next to act. If it is the Huckster, or if all have reached the token, the full game goes on. */
  private next(): Facts['next'] {
    const seat = nextToAct(this.full)
    if (seat !== undefined && seat !== hucksterSeat(this.full)) return 'you'
    this.step()
    return seat === undefined ? 'market' : 'turn'
  }

  /** No one has played since his last turn. */
  private nextAfterHim(isFirst: boolean): Facts['next'] {
    const next = this.next()
    return next === 'turn' && !isFirst ? 'again' : next
  }

  /** Humans play on until he is next, or until all have reached the token. */
  private yours(): Facts['yours'] {
    const { full } = this
    while (nextToAct(full) !== undefined && nextToAct(full) !== hucksterSeat(full)) coveRules.step(full, this.policy)
    return { next: this.next(), boats: this.boats(), docks: this.docks() }
  }

  private boats(): Facts['boats'] {
    const { state } = this.now
    return BOATS.map((boat) => (isAtSea(state, boat) ? SEATS - aboard(state, boat).length : 0))
  }

  private docks(): Facts['docks'] {
    return this.now.state.docks.map((boat) => boat !== 0)
  }

  private factFor(question: FactQuestion): Facts[FactName] {
    const { state } = this.now
    const seat = hucksterSeat(state)
    switch (question.fact) {
      case 'next':
        this.compare()
        return this.nextAfterHim(question.about.isFirst)
      case 'yours':
        return this.yours()
      case 'reading': {
        const { deck, right } = state.huckster
        return read(deck.at(-1) as HucksterCardId, right as HucksterCardId)
      }
      case 'bag': {
        const who = drawFromBag(this.now)
        if (who !== undefined && question.about.to === 'pool') this.deeds.push(`pools ${who}`)
        return who ?? 'empty'
      }
      case 'hired':
        return symbolsOn(townsfolk(takeFromSquare(this.now, question.about.slot)))
      case 'hall':
        return state.halls[question.about.hall]
      case 'shelf':
        return OUR_SPACES.shelf
      case 'pool':
        return { spaces: OUR_SPACES.pool, symbols: OUR_SPACES.arrivals }
      case 'piers':
        return PIERS
      case 'clock':
        return { first: FIRST_HOUR, last: LAST_HOUR }
      case 'marker':
        return FIRST_HOUR
      case 'stretch':
        return this.ahead(question.about.hour)
      case 'handSpace':
        return { ...HAND_COST, next: question.about.hour + 1 }
      case 'boats':
        return this.boats()
      case 'docks':
        return this.docks()
      case 'corruption': {
        const card = state.corruptionDeck.at(-1)
        if (card === undefined) return 'none left'
        this.now.drawCorruption(seat, 'H-53')
        this.deeds.push(`draws ${card}`)
        return symbolsOn(CORRUPTION[card])
      }
      case 'crowd': {
        const { pier, who } = question.about
        return Object.fromEntries(who.map((each) => [each, countAt(state, pier, each)]))
      }
      case 'cultists': {
        const { pier, goods } = question.about
        const customers = (good: Good): number => countAt(state, pier, GOODS[good].colour) + cultistsAt(state, pier)
        return { gold: goods.map((good) => GOODS[good].value * customers(good)), cards: 1 }
      }
      case 'prices':
        return Object.fromEntries(question.about.goods.map((good) => [good, GOODS[good].value]))
      case 'lair':
        return state.lair
      case 'square':
      case 'returned':
      case 'deck':
        throw new Error(`nobody asks for ${question.fact}`)
    }
  }

  private factAgainst(question: FactQuestion): Facts[FactName] | undefined {
    const { state } = this.now
    switch (question.fact) {
      case 'square':
        return state.square.map((card) => card !== undefined)
      case 'returned': {
        const seat = hucksterSeat(state)
        const card = this.now.randomCorruption(seat)
        if (card === undefined) throw new Error('he has no corruption card')
        const place = state.huckster.corruption.indexOf(card)
        this.now.returnCorruption(seat, card, 'H-42')
        return place
      }
      case 'deck':
        return state.huckster.deck.slice()
      default:
        return undefined
    }
  }

  private ahead(hour: number): { readonly newcomers: number; readonly hand: boolean } {
    const { state } = this.now
    return ahead({ ...state, clock: { ...state.clock, at: state.clock.at.map(() => hour) } }, hucksterSeat(state))
  }
}
