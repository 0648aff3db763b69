/** Turns what the Huckster tells into instructions for the person at the table, and keeps the step he is in. */
import type { HucksterEvent } from '../huckster/events.ts'
import type { HucksterCardId } from '../huckster/cards.ts'
import type { Adventurer } from '../pieces.ts'
import type { Conversation } from './conversation.ts'
import { printedKey } from './printed.ts'
import type { CompanionState } from './state.ts'

type Of<What extends HucksterEvent['what']> = Extract<HucksterEvent, { readonly what: What }>

export class Teller {
  private readonly state: CompanionState
  private readonly talk: Conversation
  private revealed: { readonly left: HucksterCardId; readonly right: HucksterCardId } | undefined
  private newcomer: Of<'chose newcomer'> | undefined
  private boat: Of<'chose boat'> | undefined
  /** Why he has just passed a clock hand. */
  private refusal: Of<'hand'> | undefined

  constructor(state: CompanionState, talk: Conversation) {
    this.state = state
    this.talk = talk
  }

  hear(event: HucksterEvent): void {
    const { state, talk } = this
    const whys = [event.why]
    const { time } = state
    const times = state.reading?.multiplier ?? 1
    switch (event.what) {
      case 'revealed':
        return this.reveal(event)
      case 'read':
        return this.read(event)
      case 'acts':
        return this.begin('act', event.time)
      case 'pays':
        this.begin('pay')
        state.hoursLeft = event.hours
        return
      case 'slid':
        return this.begin('slide')
      case 'chose slot':
        return talk.say({ do: 'take card', slot: event.slot, time, times, whys }, ['square'])
      case 'hires nobody':
        return talk.say({ do: 'hire nobody', time, times, whys }, ['square'])
      case 'pools nobody':
        // The player has just entered that the bag is empty, so nothing is said.
        return event.why.key === 'H-23' ? undefined : talk.say({ do: 'draw nobody', whys }, [printedKey('pool')])
      case 'gained good':
        return talk.say({ do: 'gain goods', goods: [event.good], time, times, whys })
      case 'lost good':
        return talk.say({ do: 'lose good', good: event.good, whys }, [printedKey('shelf')])
      case 'gold':
        return this.support(event)
      case 'hand':
        this.refusal = event.taken ? undefined : event
        return event.taken ? talk.say({ do: 'step on hand', hour: state.hour, whys }, this.clockTopics()) : undefined
      case 'loads':
        return talk.finish()
      case 'chose newcomer':
        this.newcomer = event
        return
      case 'chose boat':
        this.boat = event
        return
      case 'chose dock':
        return talk.say({ do: 'dock', boat: event.boat, dock: event.dock, whys }, ['docks', 'boats'])
      case 'stays at sea':
        return talk.say({ do: 'stay at sea', boat: event.boat, whys }, ['docks', 'boats'])
      case 'nobody boards':
        return talk.say({ do: 'nobody boards', whys }, ['boats', 'bag H-62'])
      case 'keeps good':
        return talk.say({ do: 'keep goods', goods: [event.good], whys })
      case 'laid right':
      case 'pooled':
      case 'waits':
      case 'sold':
    }
  }

  /** His marker goes to the next hour, past a symbol perhaps. */
  move(from: number, to: number, newcomers: number): void {
    const whys = this.refusal === undefined ? [] : [this.refusal.why]
    this.refusal = undefined
    this.talk.say({ do: 'move', from, to, newcomers, whys }, this.clockTopics(from))
  }

  seat(who: Adventurer, boat: number, full: boolean): void {
    if (this.newcomer === undefined || this.boat === undefined) throw new Error('no one was chosen to board')
    const { from, passed, why } = this.newcomer
    const whys = [why, this.boat.why]
    this.talk.say({ do: 'seat', who, from, boat, passed, full, whys }, [
      'boats',
      ...(from === 'bag' ? ['bag H-62'] : []),
    ])
  }

  private begin(step: 'reveal' | 'read' | 'act' | 'pay' | 'slide', time = 0): void {
    this.talk.finish()
    this.talk.part = time === 0 ? step : `${step} ${time}`
    this.state.step = step
    this.state.time = time
  }

  private reveal({ left, right }: Of<'revealed'>): void {
    this.begin('reveal')
    this.revealed = { left, right }
  }

  /** A person who has drawn printed cards has read them already. */
  private read({ reading, why }: Of<'read'>): void {
    this.begin('read')
    this.state.reading = reading
    if (this.revealed !== undefined) this.talk.say({ do: 'read', ...this.revealed, reading, whys: [why] }, ['reading'])
    this.revealed = undefined
  }

  private support({ hall, gold, why }: Of<'gold'>): void {
    const { talk, state } = this
    const total = state.stall.gold
    const customers = Number(why.facts['customers'])
    const topics = [`hall ${hall}`]
    if (state.phase === 'market') {
      talk.say({ do: 'pool support', lines: [{ hall, customers }], gold, total, whys: [] }, topics)
    } else {
      const { time } = state
      const times = state.reading?.multiplier ?? 1
      talk.say({ do: 'guild support', hall, customers, gold, total, time, times, whys: [why] }, topics)
    }
  }

  private clockTopics(hour = this.state.hour): string[] {
    return [printedKey(`stretch ${hour}`), printedKey(`handSpace ${hour}`), printedKey('clock')]
  }
}
