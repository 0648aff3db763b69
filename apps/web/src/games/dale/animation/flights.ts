/** Animates cards from their old places to their new ones. Nothing waits for it, and any key or click ends it. */
import type { EventView, CardView, View } from '@merchants/dale'
import type { DaleMatchView } from '../match-types.ts'
import { isAnnouncement } from '@merchants/protocol'
import { seatClass } from '../../../look/seat-class.ts'
import { retargetClick } from './retarget-click.ts'
import { bitsFrom } from './burst.ts'
import { dieOf, flyingCard, putAt } from './flying-cards.ts'
import type { CardMove } from './card-moves.ts'
import { cardMovesBetween } from './card-moves.ts'
import { movesOfOthers } from './moves-of-others.ts'
import { KeptFaces } from './kept-faces.ts'
import type { Tempo } from './motion.ts'
import { DROP, framesOf, MARK, MARKED_FOR, riffle, SWING, tempoOf } from './motion.ts'
import type { Box, Places } from './places.ts'
import { boxOf, cardAt, centred, pileAt, placesIn, seenAt } from './places.ts'
import type { Flight, Plan } from './plan.ts'
import { planOf } from './plan.ts'
import { itemAt } from '@merchants/tabletop'

/** This many moves at once are a jump to another moment rather than news. */
const LEAP = 90

/** How long a die shows its result. */
const DIE_STAYS = 900
const DIE = { width: 84, height: 84 }

interface Shown {
  readonly match: DaleMatchView
  readonly places: Places
}

export class Flights {
  private readonly root: HTMLElement
  private readonly layer = document.createElement('div')
  private readonly dice = document.createElement('div')
  private readonly running = new Set<Animation>()
  private readonly faces = new KeptFaces()
  /** How long the cards of the last view fly, in milliseconds. */
  time = 0
  private shown: Shown | undefined
  private frame = 0

  constructor(root: HTMLElement) {
    this.root = root
    this.layer.className = 'flights above'
    this.layer.ariaHidden = 'true'
    this.dice.className = 'dice above'
    document.body.append(this.layer, this.dice)
    addEventListener('resize', this.measureAgain)
    addEventListener('pointerdown', this.press, { capture: true, passive: true })
    addEventListener('keydown', this.finish, { capture: true, passive: true })
  }

  close(): void {
    this.finish()
    cancelAnimationFrame(this.frame)
    this.faces.close()
    this.layer.remove()
    this.dice.remove()
    removeEventListener('resize', this.measureAgain)
    removeEventListener('pointerdown', this.press, { capture: true })
    removeEventListener('keydown', this.finish, { capture: true })
  }

  /** The table shows another view now. First everything is measured, then everything is moved. */
  show(match: DaleMatchView, labelOf: (rolled: number) => string): void {
    const { shown } = this
    this.finish()
    this.time = 0
    const places = placesIn(this.root)
    this.shown = { match, places }
    if (shown?.match.game === match.game) this.follow(shown, this.shown, labelOf)
    this.faces.keep(places)
  }

  private follow(shown: Shown, { match, places }: Shown, labelOf: (rolled: number) => string): void {
    const events = newsOf(shown.match, match)
    const journeys = cardMovesBetween(shown.match.view, events, match.view)
    const tempo = tempoOf(document.documentElement)
    if (tempo.flight === 0) this.mark(journeys, movesOfOthers(events, shown.match.view), places)
    else {
      const before = { places: shown.places, topOf: (zone: string) => topOf(shown.match.view, zone) }
      const plan = planOf(journeys, before, places, tempo)
      this.start(plan, tempo)
      this.time = plan.end
      this.flourish(events, places, tempo, plan.end)
    }
    const rolled = events.findLast((event) => event.what === 'rolled')
    if (rolled !== undefined) this.roll(rolled.number, labelOf(rolled.number), tempo)
  }

  /** Puts everything in its place immediately. */
  private readonly finish = (): void => {
    for (const animation of this.running) {
      animation.onfinish = null
      animation.finish()
    }
    this.running.clear()
    this.layer.replaceChildren()
  }

  private readonly press = (event: PointerEvent): void => {
    if (this.running.size > 0) retargetClick(event, this.finish)
  }

  private readonly measureAgain = (): void => {
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      this.finish()
      if (this.shown !== undefined) this.shown = { ...this.shown, places: placesIn(this.root) }
    })
  }

  private start({ flights, drops, covers }: Plan, { flight, easeFly }: Tempo): void {
    const timing = { duration: flight, easing: easeFly }
    for (const { face, card, until } of covers) {
      this.animate(face.element, [{ opacity: 0 }, { opacity: 0 }], { duration: until })
      if (card !== undefined) this.layer.append(flyingCard(card, face.box))
    }
    const fliers = flights.map((each) => this.flierOf(each))
    this.layer.append(...fliers.filter((flier, at) => flier !== flights[at]?.flier))
    flights.forEach((each, at) => {
      const flier = itemAt(fliers, at)
      const fill = flier === each.flier ? 'backwards' : 'both'
      this.animate(flier, framesOf(each), { ...timing, delay: each.delay, fill })
    })
    for (const { element, delay } of drops) this.animate(element, DROP, { ...timing, delay, fill: 'backwards' })
  }

  private flierOf({ flier, to, size }: Flight): HTMLElement {
    if (flier instanceof HTMLElement) return flier
    return flyingCard(flier.card, centred(to, size), this.faces.of(flier))
  }

  private mark(journeys: readonly CardMove[], marked: ReadonlySet<number>, places: Places): void {
    for (const { from, to, order } of journeys) {
      if (order === undefined || !marked.has(order) || from.zone === to.zone) continue
      const spot = cardAt(places, to) ?? pileAt(places, to.zone)
      const card = spot?.element.querySelector('.card') ?? spot?.element
      if (spot !== undefined) card?.animate([...MARK], { duration: MARKED_FOR })
    }
  }

  /** Decks that are shuffled, and scallops of finished stacks. */
  private flourish(
    events: readonly EventView[],
    places: Places,
    { stately, easeFly, easeSettle }: Tempo,
    delay: number,
  ): void {
    for (const event of events) {
      if (event.what === 'shuffled') {
        const zone = event.seat < 0 ? 'market-deck' : `deck:${event.seat}`
        const box = boxOf(places, { zone, at: 0, part: 0, card: '?' })
        if (box === undefined) continue
        const halves = ([1, -1] as const).map((side) => ({ half: flyingCard('?', box), side }))
        this.layer.append(...halves.map(({ half }) => half))
        for (const { half, side } of halves) this.animate(half, riffle(side), { duration: stately, easing: easeFly })
      } else if (event.what === 'built') {
        const teams = this.shown?.match.view.teams === true
        const stall = places.zones.get(`stall:${teams ? event.seat % 2 : event.seat}`)
        const scallop = stall?.element.querySelectorAll('.scallop')[event.stack - 1]
        if (scallop) this.animate(scallop, SWING, { duration: stately, easing: easeSettle, delay })
        if (scallop) this.cheer(seenAt(scallop), seatClass(event.seat, teams), stately, delay)
      }
    }
  }

  private cheer(box: Box, seat: string, duration: number, delay: number): void {
    for (const { left, top, frames } of bitsFrom(box)) {
      const bit = document.createElement('i')
      bit.className = `bit ${seat}`
      bit.style.left = `${left}px`
      bit.style.top = `${top}px`
      this.layer.append(bit)
      this.animate(bit, frames, { duration, delay, fill: 'both' })
    }
  }

  /** A die tumbles over four faces and shows the result for a while. */
  private roll(rolled: number, label: string, { stately }: Tempo): void {
    const before = [1, 2, 3].filter((face) => face !== rolled)
    const faces = stately === 0 ? [rolled] : [...before, ...before, rolled].slice(-5)
    const die = dieOf(faces, label)
    putAt(die, centred(seenAt(this.root), DIE))
    this.dice.replaceChildren(die)
    const share = 1 / faces.length
    const turns = faces.map((_, at) => ({
      transform: `translateY(${at % 2 ? 0 : -26}px) rotate(${at * 90 - (faces.length - 1) * 90}deg)`,
    }))
    if (stately > 0) this.animate(die, [...turns, { transform: 'none' }], { duration: stately, easing: 'ease-out' })
    ;[...die.children].forEach((face, at) => {
      if (at === faces.length - 1)
        return this.animate(face, [{ opacity: 0 }, { opacity: 0 }], { duration: stately * (1 - share) })
      const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.99 }, { opacity: 0 }]
      this.animate(face, frames, { duration: stately * share * (at + 1), fill: 'both' })
    })
    setTimeout(() => die.remove(), stately + DIE_STAYS)
  }

  private animate(element: Element, frames: readonly Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = element.animate([...frames], options)
    this.running.add(animation)
    animation.onfinish = () => {
      this.running.delete(animation)
      if (this.running.size === 0) this.layer.replaceChildren()
    }
  }
}

/** Events since the previous view; none if the game went back or far ahead. */
function newsOf(before: DaleMatchView, { log, news, view }: DaleMatchView): readonly EventView[] {
  if (before.log.length > log.length || before.view.seat !== view.seat) return []
  const events = log
    .slice(Math.min(before.log.length, news))
    .flatMap(({ event }) => (isAnnouncement(event) ? [] : [event]))
  return events.length > LEAP ? [] : events
}

/** The visible top cards of open piles. */
function topOf({ seats, marketDiscard }: View, zone: string): CardView | undefined {
  if (zone === 'market-discard') return marketDiscard.at(-1)
  const [name, seat] = zone.split(':')
  return name === 'discard-pile' ? seats[Number(seat)]?.discardPile.at(-1) : undefined
}
