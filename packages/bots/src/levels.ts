/** The bots of each game by level. */
import type { AnyView, Answer, Chance } from '@merchants/tabletop'
import { randomPlayer } from '@merchants/tabletop'
import { sensibleBot } from './cove/sensible.ts'
import { seasonedBot } from './seasoned.ts'
import { isSearching, type SearchingLevel } from './level-names.ts'
import { noviceBot } from './novice.ts'

type SimpleLevel = 'novice' | 'seasoned'

/** A bot for a game with unknown types. It gets only views of that game. */
export interface AnyBot {
  decide(view: AnyView, chance: Chance): Answer
}

/** Any legal answer. */
const anything: AnyBot = {
  decide: ({ decision }, chance) => (decision === undefined ? [] : [...randomPlayer(chance)(decision)]),
}

const BOTS: Readonly<Record<string, Readonly<Record<SimpleLevel, AnyBot>>>> = {
  dale: { novice: noviceBot, seasoned: seasonedBot },
  cove: { novice: sensibleBot, seasoned: sensibleBot },
}

/**
 * Games without their own bots get random legal answers, and so do questions without a choice. Where no level can look
 * ahead, the seasoned one plays.
 */
export const botFor = (game: string, level: SimpleLevel | SearchingLevel): AnyBot => ({
  decide(view, chance) {
    const { options = [], min = 0 } = view.decision ?? {}
    const player =
      options.length === min ? anything : (BOTS[game]?.[isSearching(level) ? 'seasoned' : level] ?? anything)
    return player.decide(view, chance)
  },
})
