/** Views that share their equal parts, among viewers and from moment to moment, so that these are made and written once. */
import type { AnyGame, AnyView, GameTypes, MomentOf, MomentViews } from '@merchants/tabletop'
import type { LazyMatch } from './lazy-match.ts'

type Views = Pick<MomentViews<MomentOf<GameTypes>, AnyView>, 'of'>

/** The last views of a match, with which the next ones share what has not changed. */
const lastViews = new WeakMap<LazyMatch, MomentViews<MomentOf<GameTypes>, AnyView>>()

/** Views of one moment, shared if the game can. */
export function sharedViews(play: LazyMatch, moment: MomentOf<GameTypes>): Views {
  const { viewsOf: shared, view } = play.rules
  if (shared === undefined) return { of: (seat) => view(moment, seat) }
  const views = lastViews.get(play)?.next(moment) ?? shared(moment)
  lastViews.set(play, views)
  return views
}

/** An event that looks the same to two viewers in turn is one object, and so is written once. */
export function sharedEventViews({ viewEvent }: AnyGame): (event: object, seat: number) => object | undefined {
  const lastView = new Map<object, object>()
  return (event, seat) => {
    const seen = viewEvent(event, seat)
    const before = lastView.get(event)
    if (seen === undefined || (before !== undefined && isAlike(before, seen))) return seen && before
    lastView.set(event, seen)
    return seen
  }
}

/** Whether two records have the same fields with the very same values. */
const isAlike = (one: object, other: object): boolean =>
  isSameList(Object.keys(one), Object.keys(other)) && isSameList(Object.values(one), Object.values(other))

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])
