/** What can be chosen for a visit, as it stands on its button. */
import type { Colour, Corruption, DieKind, HumanView, TownsfolkId, View } from '@merchants/cove'
import { BELLOWS_HEAT, dieShowing, heatOf, kindOfDie, SLOT_HOURS, takeChain, townsfolk } from '@merchants/cove'
import type { T } from '../../words/t.ts'
import type { Plan } from '../choose/plan.ts'
import { goodOfRecipe, marblesOf, rowOf } from '../choose/plan.ts'
import { abilityText } from '../pieces/ability.ts'
import { Die } from '../pieces/die.tsx'
import { Good } from '../pieces/good.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Hourglass } from '../pieces/mark.tsx'
import { Marble } from '../pieces/marble.tsx'
import { TownsfolkSigns } from '../pieces/townsfolk-card.tsx'
import { capital, cardWord, corruptionWord, goodWord } from '../say/words.tsx'
import type { Face } from './option-face.tsx'

export function planFace(t: T, view: View, human: HumanView, go: Plan['go'], item: string): Face {
  switch (go) {
    case 'square': {
      const at = Number(item) - 1
      const card = view.square[at] as TownsfolkId
      return {
        mark: <TownsfolkSigns card={card} size={18} />,
        text: cardWord(t, card),
        note: abilityText(t, townsfolk(card).ability),
        more: (
          <>
            {SLOT_HOURS[at]}
            <Hourglass />
          </>
        ),
      }
    }
    case 'staffRoom':
      return {
        mark: <TownsfolkSigns card={item as TownsfolkId} size={18} />,
        text: cardWord(t, item as TownsfolkId),
        note: abilityText(t, townsfolk(item as TownsfolkId).ability),
      }
    case 'guildVisit':
      return {
        mark: <GuildSign of={item as Colour} size={22} isMute />,
        text: t.any(`cove.hall-${item}`),
        more: t('cove.gold-more', { gold: view.halls[item as Colour] }),
      }
    case 'oreCart':
      return {
        mark: <Die die={dieShowing(item as DieKind, 1)} size={22} isMute />,
        text: capital(t.any(`cove.die-${item}`)),
      }
    case 'bellows': {
      const furnace = human.smithy?.furnaces[Number(item) - 1]
      const heat = furnace === undefined ? 0 : heatOf(furnace)
      return { text: t('cove.furnace', { number: item }), more: `${heat} → ${heat + BELLOWS_HEAT}` }
    }
    case 'forge': {
      const [number = '1', size] = item.split(':')
      const alloy = human.smithy?.furnaces[Number(number) - 1]?.alloy
      const good = `${size as 'small'}-${alloy === undefined ? 'red' : (kindOfDie(alloy) as Colour)}` as const
      return {
        mark: <Good good={good} size={28} isMute />,
        text: capital(goodWord(t, good)),
        more: t('cove.furnace', { number }),
      }
    }
    case 'brew': {
      const good = goodOfRecipe(item)
      return {
        mark: <Good good={good} size={28} isMute />,
        text: capital(goodWord(t, good)),
        more: (
          <span className="cv-marbles">
            {marblesOf(item).map((marble, at) => (
              <Marble key={at} marble={marble} size={17} isMute />
            ))}
          </span>
        ),
      }
    }
    case 'purify':
      return { text: corruptionWord(t, item as Corruption) }
    case 'row1':
    case 'row2':
    case 'row3': {
      const runs = takeChain(rowOf(human, go).slice(), Number(item) - 1)
      return {
        text: t('cove.from-marble', { at: Number(item) }),
        mark: (
          <span className="cv-marbles">
            {runs.flat().map((marble, at) => (
              <Marble key={at} marble={marble} size={20} isMute />
            ))}
          </span>
        ),
        more: `×${runs.flat().length}`,
      }
    }
    case 'rest':
    case 'stoke':
      return { text: '' }
  }
}
