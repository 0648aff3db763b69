/**
 * Someone who only watches, writes everything down and counts: which cards must be the ones that were just lifted, what a place
 * in a hand says about the others in it, and when someone is being asked in secret.
 */
import type { EventView } from '../view-event.ts'
import type { View } from '../view.ts'

/** Certain knowledge of the observer. */
export interface Claims {
  /** Cards that are hidden somewhere in front of this seat (the market deck goes by -1), named because they are missing from a list. */
  readonly named: readonly { readonly holder: number; readonly cards: readonly string[] }[]
  /** Whether someone is asked in secret right now. */
  readonly isSecret: boolean
  /** Places in a hidden hand that hold no card of a kind. */
  readonly places: number
}

export class Observer {
  private before: View | undefined
  private usedIn = 0

  /** Hears what a watcher is sent, and claims what follows from it. */
  hear(view: View, events: readonly EventView[]): Claims {
    const { before } = this
    this.before = view
    // A player who has used an ability in the last window of a turn is known to be there.
    if (events.some(({ what }) => what === 'used')) this.usedIn = view.turn
    const isLast = view.phase === 'last' && this.usedIn !== view.turn && !isEnding(view)
    const isSecret = isLast || (view.waitsFor === undefined && view.phase !== 'over')
    const places = events.reduce((sum, event) => sum + placesIn(event), 0)
    if (before === undefined) return { named: [], isSecret, places }
    const seats = view.seats.map(({ holds }, holder) => ({
      holder,
      cards: missing(before.seats[holder]?.holds ?? [], holds, events),
    }))
    const market = { holder: -1, cards: missing(before.marketHolds, view.marketHolds, events) }
    return { named: [...seats, market].filter(({ cards }) => cards.length > 0), isSecret, places }
  }
}

/** The turn ends, and a technique that lasted for it is about to be discarded. The questions about that are asked with any hand. */
const isEnding = ({ seats, active }: View): boolean =>
  seats[active]?.schedule.some(({ endsWithTurn }) => endsWithTurn) === true

/** Cards that were known to be there and have left without being shown. If only some are missing, those. */
function missing(before: readonly string[], now: readonly string[], events: readonly EventView[]): string[] {
  const left = [...before]
  if (!events.some(isLook)) return []
  const shown = events.flatMap((event) => {
    if (event.what === 'built') return event.cards
    return 'card' in event && event.card !== '?' ? [event.card] : []
  })
  for (const card of [...now, ...shown]) {
    const at = left.indexOf(card as string)
    if (at >= 0) left.splice(at, 1)
  }
  // Where a whole list is forgotten nothing is named.
  return now.length === 0 ? [] : left
}

/** Hands that are mixed are set aside too, but no one looks at those. */
const isLook = (event: EventView): boolean =>
  event.what === 'moved' && event.card === '?' && event.to.zone === 'aside' && event.from.zone !== 'hand'

/** A card that left a hidden hand from some place: of equal cards the first is taken, so none of its kind is before it. */
const placesIn = (event: EventView): number =>
  event.what === 'moved' && event.from.zone === 'hand' ? Math.max(0, event.from.at) : 0
