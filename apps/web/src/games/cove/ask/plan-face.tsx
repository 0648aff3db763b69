/** An option for a visit on its button. */
import type {
  Colour,
  Corruption,
  DieKind,
  Good as GoodName,
  HumanView,
  Marble as MarbleName,
  TownsfolkId,
  View,
} from '@merchants/cove'
import { BELLOWS_HEAT, dieShowing, heatOf, SLOT_HOURS, takeChain, townsfolk } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
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
import { forgedGood } from '../shop/forged-good.ts'
import type { Face } from './option-face.tsx'

export function planFace(t: T, view: View, human: HumanView, go: Plan['go'], item: string): Face {
  switch (go) {
    case 'square': {
      const at = Number(item) - 1
      const card = view.square[at]
      return {
        ...(card === undefined ? { text: '' } : townsfolkFace(t, card)),
        more: (
          <>
            {SLOT_HOURS[at]}
            <Hourglass />
          </>
        ),
      }
    }
    case 'staffRoom':
      return townsfolkFace(t, item as TownsfolkId)
    case 'guildVisit':
      return {
        mark: <GuildSign of={item as Colour} isMute />,
        text: t.any(`cove.hall-${item}`),
        more: t('cove.gold-more', { gold: view.halls[item as Colour] }),
      }
    case 'oreCart':
      return {
        mark: <Die die={dieShowing(item as DieKind, 1)} isMute />,
        text: capital(t.any(`cove.die-${item}`)),
      }
    case 'bellows': {
      const furnace = human.smithy?.furnaces[Number(item) - 1]
      const heat = furnace === undefined ? 0 : heatOf(furnace)
      return { text: t('cove.furnace', { number: item }), more: `${heat} → ${heat + BELLOWS_HEAT}` }
    }
    case 'forge': {
      const [number = '1'] = item.split(':')
      return { ...goodFace(t, forgedGood(human, item)), more: t('cove.furnace', { number }) }
    }
    case 'brew':
      return { ...goodFace(t, goodOfRecipe(item)), more: <Marbles all={marblesOf(item)} /> }
    case 'purify':
      return { text: corruptionWord(t, item as Corruption) }
    case 'row1':
    case 'row2':
    case 'row3': {
      const taken = takeChain(rowOf(human, go).slice(), Number(item) - 1).flat()
      return {
        text: t('cove.from-marble', { at: Number(item) }),
        mark: <Marbles all={taken} />,
        more: `×${taken.length}`,
      }
    }
    case 'rest':
    case 'stoke':
      return { text: '' }
  }
}

const townsfolkFace = (t: T, card: TownsfolkId): Face => ({
  mark: (
    <span className="row">
      <TownsfolkSigns card={card} />
    </span>
  ),
  text: cardWord(t, card),
  note: abilityText(t, townsfolk(card).ability),
})

const goodFace = (t: T, good: GoodName): Face => ({
  mark: <Good good={good} isMute />,
  text: capital(goodWord(t, good)),
})

const Marbles = ({ all }: { readonly all: readonly MarbleName[] }): React.ReactNode => (
  <span className="row wrap recipe-of">
    {all.map((marble, at) => (
      <Marble key={at} marble={marble} isMute />
    ))}
  </span>
)
