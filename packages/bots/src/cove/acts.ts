/** Where to go: what each location brings, an hour. */
import type { Act, LaboratoryView, Smithy, TownsfolkId } from '@merchants/cove'
import { hoursOf } from '@merchants/cove'
import type { Chance } from '@merchants/tabletop'
import type { Handler } from './bot.ts'
import { bestOf } from './bot.ts'
import { brewGain, drawGain } from './laboratory.ts'
import type { Outlook } from './outlook.ts'
import { costOf } from './outlook.ts'
import { bellowsGain, forgeGain, stokeGain } from './smithy.ts'
import { hireWorth, staffGain } from './staff.ts'

/** What a visit brings in the end, as far as one can tell. */
function gainOfAct(act: Act, outlook: Outlook, chance: Chance): number {
  const { view, me } = outlook
  const left = outlook.left - hoursOf(act)
  switch (act.go) {
    case 'square':
      return hireWorth(view.square[act.slot - 1] as TownsfolkId, outlook)
    case 'staffRoom':
      return staffGain(outlook)
    case 'guildVisit':
      return view.halls[act.colour]
    case 'rest':
      return 0
    case 'stoke':
      return stokeGain(me.smithy as Smithy, outlook, left, chance)
    case 'bellows':
      return bellowsGain(me.smithy as Smithy, outlook, left)
    case 'forge':
      return forgeGain(me.smithy as Smithy, outlook)
    case 'oreCart':
      // Another die brings nothing in one turn.
      return 0
    case 'row1':
    case 'row2':
    case 'row3':
      return drawGain(me.laboratory as LaboratoryView, Number(act.go.slice(3)) - 1, act.at, outlook)
    case 'brew':
      return brewGain(me.laboratory as LaboratoryView, outlook)
    case 'purify':
      return act.card === undefined ? 0 : costOf(act.card, view)
  }
}

const action: Handler = ({ options }, outlook, chance) => [
  bestOf(options as readonly Act[], (act) => gainOfAct(act, outlook, chance) / hoursOf(act)),
]

export const ACT_QUESTIONS = { action }
