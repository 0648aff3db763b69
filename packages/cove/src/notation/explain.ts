/** Why a written move is not possible, in the terms of the rule it breaks. */
import type { Act, CoveDecision } from '../decision.ts'
import { MOST_STAFF, whyNotGo } from '../human-turn.ts'
import { whyNotSell } from '../market.ts'
import { MOST_BREWED, rowNumber } from '../merchants/alchemist.ts'
import { whyNotForge, whyNotLoad } from '../merchants/blacksmith.ts'
import type { Laboratory, Marble } from '../merchants/laboratory.ts'
import { canMake, recipeFor, stockOf } from '../merchants/recipes.ts'
import type { Die, Smithy } from '../merchants/smithy.ts'
import { kindOfDie, MOST_BELLOWS } from '../merchants/smithy.ts'
import type { Good, Size } from '../pieces.ts'
import { GUILDS } from '../pieces.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Human } from '../state.ts'
import type { TownsfolkId } from '../townsfolk.ts'
import type { Move } from './move.ts'
import type { CovePause } from './play.ts'

/** The reason in the terms of the rules, if there is a better one than the words alone give. */
export function explain({ now }: CovePause, decision: CoveDecision, move: Move): Reason | undefined {
  if (move.verb === 'huckster turn' || move.verb === 'market' || move.seat !== decision.seat) return undefined
  const human = now.humans[move.seat] as Human
  if (move.verb === 'sell') return decision.ask === 'sell' ? whyNotSell(now, human, move.sale) : undefined
  if (move.verb === 'choose') {
    return decision.ask === 'stoke' && human.smithy ? whyNotStoke(human.smithy, move.items) : undefined
  }
  if (move.verb !== 'go' || (decision.ask !== 'action' && !decision.joins)) return undefined
  const { act, items } = move
  // A question that continues the line has moved the figure already.
  const before = decision.joins ? { ...human, at: undefined } : human
  const why = whyNotGo(now, before, act.go)
  return why ?? whyNotAct(now, human, act) ?? whyNotItems(human, act, items)
}

function whyNotAct({ square, halls }: CovePause['now'], human: Human, act: Act): Reason | undefined {
  switch (act.go) {
    case 'square':
      return square[act.slot - 1] === undefined ? reason('slot-is-empty', { slot: act.slot }) : undefined
    case 'guildVisit':
      return halls[act.colour] === 0 ? reason('hall-is-empty', { guild: GUILDS[act.colour] }) : undefined
    case 'oreCart':
      return human.smithy?.locked.includes(act.die) ? undefined : reason('not-locked', { die: act.die })
    case 'row1':
    case 'row2':
    case 'row3': {
      const row = rowNumber(act.go)
      const marbles = human.laboratory?.rows[row - 1]?.length ?? 0
      return act.at > marbles ? reason('no-such-marble', { row, marbles, at: act.at }) : undefined
    }
    case 'purify':
      if (act.card === undefined) return human.corruption.length > 0 ? reason('must-return') : undefined
      return human.corruption.includes(act.card) ? undefined : reason('no-such-corruption', { card: act.card })
    default:
      return undefined
  }
}

function whyNotItems(human: Human, { go }: Act, items: readonly string[]): Reason | undefined {
  if (go === 'staffRoom') return whyNotStaff(human, items as readonly TownsfolkId[])
  if (go === 'bellows') return whyNotBlow(human.smithy as Smithy, items)
  if (go === 'forge') return whyNotPieces(human.smithy as Smithy, items)
  return go === 'brew' ? whyNotBrew(human.laboratory as Laboratory, items) : undefined
}

function whyNotStaff({ townsfolk, tired }: Human, cards: readonly TownsfolkId[]): Reason | undefined {
  for (const card of cards) {
    if (!townsfolk.includes(card)) return reason('not-your-staff', { card })
    if (tired.includes(card)) return reason('is-tired', { card })
  }
  const twice = whyTwice(cards)
  if (twice !== undefined) return twice
  return cards.length > MOST_STAFF ? reason('too-many-staff', { most: MOST_STAFF }) : undefined
}

function whyNotBlow({ furnaces }: Smithy, items: readonly string[]): Reason | undefined {
  for (const furnace of items) {
    if (furnaces[Number(furnace) - 1]?.alloy === undefined) return reason('no-alloy', { furnace })
  }
  const twice = whyTwice(items)
  if (twice !== undefined) return twice
  return items.length > MOST_BELLOWS ? reason('too-many-furnaces', { most: MOST_BELLOWS }) : undefined
}

function whyNotPieces({ furnaces }: Smithy, items: readonly string[]): Reason | undefined {
  for (const item of items) {
    const [furnace, size] = item.split(':') as [string, Size]
    const why = whyNotForge(furnaces[Number(furnace) - 1], size, Number(furnace))
    if (why !== undefined) return why
  }
  return whyTwice(items.map((item) => item.slice(0, item.indexOf(':'))))
}

/** Staff and furnaces do one thing a visit (C-38, C-68, C-69). */
function whyTwice(words: readonly string[]): Reason | undefined {
  const word = words.find((each, at) => words.indexOf(each) < at)
  return word === undefined ? undefined : reason('named-too-often', { word })
}

function whyNotBrew({ flask }: Laboratory, items: readonly string[]): Reason | undefined {
  const stock = stockOf(flask)
  for (const item of items) {
    const [good, words] = item.split(':') as [Good, string]
    const kinds = words.split(',') as Marble[]
    const marbles = kinds.join(', ')
    const recipe = recipeFor(good, kinds)
    if (recipe === undefined) return reason('no-such-recipe', { good, marbles })
    if (!canMake(recipe, stock)) return reason('too-few-marbles', { good, marbles })
    recipe.counts.forEach((count, kind) => (stock[kind] = (stock[kind] as number) - count))
  }
  return items.length > MOST_BREWED ? reason('too-many-goods', { most: MOST_BREWED }) : undefined
}

/** The first die of a line that is not on the rack, or does not fit where it should go. */
function whyNotStoke({ rack, furnaces }: Smithy, items: readonly string[]): Reason | undefined {
  const left = rack.slice()
  for (const word of items.flatMap((item) => item.split(','))) {
    const [die, furnace] = word.split('@') as [Die, string | undefined]
    if (furnace === undefined) continue
    if (!left.includes(die)) return reason('not-on-rack', { die })
    left.splice(left.indexOf(die), 1)
    const why = whyNotLoad(furnaces[Number(furnace) - 1], kindOfDie(die), Number(furnace))
    if (why !== undefined) return why
  }
  return undefined
}
