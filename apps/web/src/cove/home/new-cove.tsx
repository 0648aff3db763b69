/** Setting a table of the Cove: who plays, which merchant, level, rogue card and townsfolk (C-86). */
import type { Merchant, Setup, TownsfolkSet } from '@merchants/cove'
import { FIRST_GAME, LEVELS, MERCHANTS, ROGUE_CARDS, ROGUES, TOWNSFOLK_SETS } from '@merchants/cove'
import { useState } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/words.tsx'
import type { CoveTable } from '../cove-sight.ts'
import { Mark } from '../pieces/mark.tsx'
import { Choice } from './choice.tsx'

const HUMANS = ['one', 'two'] as const

export function NewCove({ onBegin }: { readonly onBegin: (table: CoveTable) => void }): React.ReactNode {
  const t = useWords()
  const { name } = useSettings()
  const [humans, setHumans] = useState<(typeof HUMANS)[number]>('one')
  const [merchant, setMerchant] = useState<Merchant>('blacksmith')
  const [level, setLevel] = useState(FIRST_GAME.level)
  const [rogue, setRogue] = useState(FIRST_GAME.rogue)
  // Two of three sets are in play, so the one that is left in the box says which.
  const [left, setLeft] = useState<TownsfolkSet>('sailors')
  const [second, setSecond] = useState('')
  const begin = (): void => {
    const others = MERCHANTS.filter((each) => each !== merchant)
    const setup: Setup = {
      level,
      rogue,
      townsfolkSets: TOWNSFOLK_SETS.filter((each) => each !== left),
      merchants: humans === 'one' ? [merchant] : [merchant, ...others],
    }
    onBegin({ setup, names: humans === 'one' ? [name] : [name, second] })
  }
  return (
    <form
      className="cv-new"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <h2>{t('cove.new-game')}</h2>
      <Choice
        name="merchant"
        pieces="shops"
        title={t('cove.choose-merchant')}
        values={MERCHANTS}
        value={merchant}
        onChange={setMerchant}
        wordsOf={(each) => ({
          title: t.any(`cove.merchant-${each}`),
          text: t.any(`cove.merchant-text-${each}`),
          mark: <Mark name={each === 'blacksmith' ? 'furnace' : 'flask'} width={34} height={38} />,
        })}
      />
      <Choice
        name="level"
        pieces="hucksterCards"
        isHalf
        title={t('cove.choose-level')}
        values={LEVELS}
        value={level}
        onChange={setLevel}
        wordsOf={(each) => ({ title: t.any(`cove.level-name-${each}`), text: t.any(`cove.level-text-${each}`) })}
      />
      <Choice
        name="humans"
        isHalf
        title={t('cove.choose-humans')}
        values={HUMANS}
        value={humans}
        onChange={setHumans}
        wordsOf={(each) => ({ title: t.any(`cove.humans-${each}`), text: t.any(`cove.humans-text-${each}`) })}
      />
      {humans === 'two' && (
        <label className="cv-second">
          {t('cove.second-name')}
          <input value={second} maxLength={20} onChange={({ target }) => setSecond(target.value)} />
        </label>
      )}
      <Choice
        name="rogue"
        pieces="rogueEffects"
        title={t('cove.choose-rogue')}
        values={ROGUE_CARDS}
        value={rogue}
        onChange={setRogue}
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
        onChange={setLeft}
        wordsOf={(each) => ({
          title: t.list(TOWNSFOLK_SETS.filter((set) => set !== each).map((set) => t.any(`cove.set-${set}`))),
          text: t.any(`cove.sets-text-without-${each}`),
        })}
      />
      <button type="submit" className="cv-btn is-main" data-begin="">
        {t('cove.begin')}
      </button>
    </form>
  )
}
