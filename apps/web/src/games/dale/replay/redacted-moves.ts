/** Written moves as someone may read them: cards that this viewer has not seen are question marks. */
import type { ReplayViewer, PastMove, Replay, DaleLogEntry } from '../match-types.ts'
import { stepAt } from './timeline.ts'

/** A card in a written move, or the number of its copy. */
export const CARD = /\b(?:junk|[a-z]+-(?:[1-4]|5[ab]))(?:#\d+)?\b/g

/** The log must be the whole game's, as this viewer sees it. */
export function redactMoves(replay: Replay, log: readonly DaleLogEntry[], viewer: ReplayViewer): readonly PastMove[] {
  if (viewer === 'open') return replay.moves
  return replay.moves.map((move, place) => {
    if (move.seat === viewer) return move
    const end = stepAt(replay, place + 1)
    const told = log.filter(({ step }) => step > move.step && step <= end)
    return { ...move, line: redactMove(move.line, told), declined: undefined }
  })
}

function redactMove(line: string, told: readonly DaleLogEntry[]): string {
  const isChoice = / choose /.test(line)
  const isHidden = told.some(({ event }) => event.what === 'moved' && event.card === '?')
  // Where something moved unseen, a card of the same name seen elsewhere must not give it away.
  const seen = isChoice && isHidden ? new Set<string>() : cardsIn(told)
  return line.replaceAll(CARD, (word) => (seen.has(word.replace(/#.*/, '')) ? word : '?'))
}

function cardsIn(told: readonly DaleLogEntry[]): ReadonlySet<string> {
  const cards = new Set<string>()
  for (const { event } of told) {
    if ('card' in event) cards.add(event.card)
    if ('as' in event) cards.add(event.as)
    if ('cards' in event) for (const card of event.cards) cards.add(card)
  }
  return cards
}
