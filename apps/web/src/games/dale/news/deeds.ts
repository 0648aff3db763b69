/** The log in short, one line for each action of a player and its effect on the viewer. */
import type { CardId } from '@merchants/dale'
import type { LogLine, TurnLines } from '../log/log-lines.ts'
import type { Facts } from '../log/event-sentence.ts'

/** An action, a filled hand, new cards in the market, or what someone else's action did to the viewer. */
type DeedKind = 'action' | 'draw' | 'market' | 'effect'

export interface Deed {
  /** The place of its first event in the log. */
  readonly id: number
  readonly kind: DeedKind
  readonly turn: number
  /** Whose; `undefined` for the market. */
  readonly seat: number | undefined
  /** Its name in the short words, which leave out the player. */
  readonly say: string
  readonly facts: Facts
  /** The card to show beside it. */
  readonly card: CardId | undefined
  /** The whole sentence of the log. */
  readonly entry: LogLine
}

/** Everything worth a line, in order. */
export const deedsOf = (turns: readonly TurnLines[], viewer: number): readonly Deed[] =>
  turns.flatMap((turn) => turn.entries.flatMap((entry) => deedOf(entry, turn, viewer) ?? []))

/** How the log begins the sentences that tell an action, and the short words for each. */
const ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^log\.bought/, 'bought'],
  [/^log\.built/, 'built'],
  [/^log\.(played|used|reacted)-as/, 'as'],
  [/^log\.(played)/, 'played'],
  [/^log\.(used)/, 'used'],
  [/^log\.(reacted)/, 'reacted'],
  [/^log\.asked-help/, 'asked-help'],
  [/^log\.helped/, 'helped'],
  [/^log\.called-off/, 'called-off'],
  [/^log\.fell-due/, 'fell-due'],
  [/^log\.won/, 'won'],
]

/** Short words that name the other player do without a name where that is the viewer. */
const isToViewer = (action: string, say: string): boolean =>
  ['asked-help', 'helped'].includes(action) && say.endsWith('-other-you')

function deedOf(entry: LogLine, { turn, seat: active }: TurnLines, viewer: number): Deed | undefined {
  const { id, seat, facts, say } = entry
  const deed = (kind: DeedKind, short: string): Deed => {
    return { id, kind, turn, seat, say: `news.${short}`, facts, card: facts.card ?? facts.cards?.[0], entry }
  }
  const action = ACTIONS.find(([begins]) => begins.test(say))?.[1]
  if (action !== undefined) return deed('action', isToViewer(action, say) ? `${action}-you` : action)
  // Only an inventory discards from the hand without a card that says so.
  if (/^log\.discarded(-you)?$/.test(say) && seat === active && !entry.isEffect) return deed('action', 'discarded')
  if (say.startsWith('logbook.filled')) return drawOf(deed('draw', 'drew'))
  if (say.startsWith('log.market-filled')) return deed('market', 'new')
  const isTouched = viewer >= 0 && active !== viewer && (facts.who === viewer || facts.other === viewer)
  return isTouched ? deed('effect', 'effect') : undefined
}

/** Only the number of drawn cards is shown. */
function drawOf(deed: Deed): Deed {
  const { count, cards = [], ...facts } = deed.facts
  return { ...deed, facts: { ...facts, count: count ?? cards.length }, card: undefined }
}

/** The last action of each seat. It stays until the seat's next turn has news. */
export function lastActions(deeds: readonly Deed[]): ReadonlyMap<number, Deed> {
  const last = new Map<number, Deed>()
  for (const deed of deeds) if (deed.kind === 'action' && deed.seat !== undefined) last.set(deed.seat, deed)
  return last
}

/** Actions of others since the viewer's last finished turn; for a spectator, of the last round. */
export function deedsSince(
  deeds: readonly Deed[],
  turns: readonly TurnLines[],
  viewer: number,
  players: number,
): readonly Deed[] {
  const now = turns.at(-1)?.turn ?? 0
  const own = turns.findLast(({ seat, turn }) => seat === viewer && turn < now)?.turn ?? now - players
  return deeds.filter((deed) => deed.turn > own && !(deed.seat === viewer && deed.kind !== 'effect'))
}

/** The news for the bar, one after the other: actions of others and their effect on the viewer. */
export const isTold = ({ kind, seat }: Deed, viewer: number): boolean =>
  (kind === 'action' && seat !== viewer) || kind === 'effect'
