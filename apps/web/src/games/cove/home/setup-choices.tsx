/** The choices before a game of the Cove (C-86). */
import type { Setup } from '@merchants/cove'
import { LEVELS, MERCHANTS, ROGUE_CARDS, ROGUES, TOWNSFOLK_SETS } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from '../pieces/mark.tsx'
import { Choice } from './choice.tsx'
import { merchantsFrom } from './merchants-from.ts'

interface SetupChoicesProps {
  readonly setup: Setup
  readonly onChange: (setup: Setup) => void
  /** More choices, between the level and the rogue card. */
  readonly children?: React.ReactNode
}

export function SetupChoices({ setup, onChange, children }: SetupChoicesProps): React.ReactNode {
  const t = useTranslation()
  const { merchants, level, rogue, townsfolkSets } = setup
  // Two of three sets are in play, so the one that is left in the box says which.
  const left = TOWNSFOLK_SETS.find((each) => !townsfolkSets.includes(each)) ?? 'sailors'
  return (
    <>
      <Choice
        name="merchant"
        pieces="shops"
        title={t('cove.choose-merchant')}
        values={MERCHANTS}
        value={merchants[0] ?? 'blacksmith'}
        onChange={(first) => onChange({ ...setup, merchants: merchantsFrom(first, merchants.length) })}
        wordsOf={(each) => ({
          title: t.any(`cove.merchant-${each}`),
          text: t.any(`cove.merchant-text-${each}`),
          mark: <Mark name={each === 'blacksmith' ? 'furnace' : 'flask'} />,
        })}
      />
      <Choice
        name="level"
        pieces="hucksterCards"
        title={t('cove.choose-level')}
        values={LEVELS}
        value={level}
        onChange={(each) => onChange({ ...setup, level: each })}
        wordsOf={(each) => ({ title: t.any(`cove.level-name-${each}`), text: t.any(`cove.level-text-${each}`) })}
      />
      {children}
      <Choice
        name="rogue"
        pieces="rogueEffects"
        title={t('cove.choose-rogue')}
        values={ROGUE_CARDS}
        value={rogue}
        onChange={(each) => onChange({ ...setup, rogue: each })}
        wordsOf={(each) => ({
          title: t.any(`cove.rogue-${each}`),
          text: t.any(`cove.rogue-text-${each}`, { lair: ROGUES[each].lair }),
        })}
      />
      <Choice
        name="sets"
        pieces="townsfolk"
        title={t('cove.choose-sets')}
        values={TOWNSFOLK_SETS.toReversed()}
        value={left}
        onChange={(without) => onChange({ ...setup, townsfolkSets: TOWNSFOLK_SETS.filter((each) => each !== without) })}
        wordsOf={(each) => ({
          title: t.list(TOWNSFOLK_SETS.filter((set) => set !== each).map((set) => t.any(`cove.set-${set}`))),
          text: t.any(`cove.sets-text-without-${each}`),
        })}
      />
    </>
  )
}
