/** Decisions of Dale in words. */
import type { Judged, MoveView, Reason } from '@merchants/bots/coach'
import { seatWord } from '@merchants/dale'
import { namesOf, nameOf } from '../play/dale/names.ts'
import type { Telling } from './report.ts'

export const DALE_TELLING: Telling<Judged> = {
  usually: 'a medium bot',
  draws: 'the cards that were drawn',
  best: ({ best }) => moveText(best.move),
  played: ({ played }) => moveText(played.move),
  reasons: ({ played }) => played.reasons.map(reasonText).join(' and '),
}

function moveText(move: MoveView): string {
  switch (move.what) {
    case 'buy':
      return `buy ${nameOf(move.card)} with ${namesOf(move.cards)}`
    case 'build':
      return `build stack ${move.stack} with ${namesOf(move.cards)}`
    case 'play':
    case 'use':
    case 'resolve':
      return `${move.what} ${nameOf(move.card)}`
    case 'inventory':
      return move.cards.length === 0
        ? 'take inventory, discard nothing'
        : `take inventory, discard ${namesOf(move.cards)}`
    case 'choose':
      return `choose ${namesOf(move.cards)}`
    case 'number':
      return `choose ${move.number}`
    case 'player':
      return `choose ${seatWord(move.who)}`
    case 'build-with-help':
      return 'build with the teammate'
    case 'choose-nothing':
      return 'choose nothing'
    case 'pass':
    case 'yes':
    case 'no':
    case 'left':
    case 'right':
      return move.what
  }
}

/** To follow "the move …". */
function reasonText(reason: Reason): string {
  switch (reason.why) {
    case 'wins':
      return 'wins the game'
    case 'builds':
      return `builds stack ${reason.stack}`
    case 'covers':
      return `completes the cards for stack ${reason.stack}`
    case 'keeps':
      return `keeps ${nameOf(reason.card)} for stack ${reason.stack}`
    case 'ready':
      return `makes stack ${reason.stack} possible next turn more often (${reason.number}% instead of ${reason.after}%)`
    case 'junk':
      return reason.count === 1 ? 'leaves one fewer junk card' : `leaves ${reason.count} fewer junk cards`
    case 'hand':
      return `makes the next hand worth ${reason.count} more`
    case 'deck':
      return `buys cards worth ${reason.count} more`
    case 'denies':
      return `takes ${nameOf(reason.card)}, which ${seatWord(reason.who)} would get in ${reason.number}% of cases`
    case 'slows':
      return `lets ${seatWord(reason.who)} build less often (${reason.number}% instead of ${reason.after}%)`
    case 'free':
      return 'costs no action'
    case 'long-run':
      return 'leads to better turns later'
    case 'close':
      return 'is about as good'
    case 'only':
      return 'has no alternative'
  }
}
