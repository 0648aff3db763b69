/** Views that share their equal parts, among viewers and from moment to moment, so that these are made and written once. */
import type { AnyView, GameTypes, MomentOf, MomentViews } from '@merchants/tabletop'
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
