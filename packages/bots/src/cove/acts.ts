/** Chooses the location with the best gain per hour. */
import type { Act, Smithy, TownsfolkId } from '@merchants/cove'
import { hoursOf } from '@merchants/cove'
import type { Chance } from '@merchants/tabletop'
import type { DecisionHandler } from './bot.ts'
import { bestOf } from './bot.ts'
import { brewGain, drawGain } from './laboratory.ts'
import type { Assessment, LaboratoryPart } from './assessment.ts'
import { costOf } from './assessment.ts'
import { bellowsGain, forgeGain, stokeGain } from './smithy.ts'
import { hireWorth, staffGain } from './staff.ts'

/** The estimated final gain of a visit. */
function gainOfAct(act: Act, own: Assessment, chance: Chance): number {
  const { view, me } = own
  const left = own.left - hoursOf(act)
  switch (act.go) {
    case 'square':
      return hireWorth(view.square[act.slot - 1] as TownsfolkId, own)
    case 'staffRoom':
      return staffGain(own)
    case 'guildVisit':
      return view.halls[act.colour]
    case 'rest':
      return 0
    case 'stoke':
      return stokeGain(me.smithy as Smithy, own, left, chance)
    case 'bellows':
      return bellowsGain(me.smithy as Smithy, own, left)
    case 'forge':
      return forgeGain(me.smithy as Smithy, own)
    case 'oreCart':
      // Another die brings nothing in one turn.
      return 0
    case 'row1':
    case 'row2':
    case 'row3':
      return drawGain(me.laboratory as LaboratoryPart, Number(act.go.slice(3)) - 1, act.at, own)
    case 'brew':
      return brewGain(me.laboratory as LaboratoryPart, own)
    case 'purify':
      return act.card === undefined ? 0 : costOf(act.card, view)
  }
}

const action: DecisionHandler = ({ options }, own, chance) => [
  bestOf(options as readonly Act[], (act) => gainOfAct(act, own, chance) / hoursOf(act)),
]

export const ACT_DECISIONS = { action }
