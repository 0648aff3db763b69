/** A new game of the Cove in this browser: the players, their names, and the choices of every game. */
import { FIRST_GAME } from '@merchants/cove'
import { useState } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveMatchSetup } from '../cove-match-types.ts'
import { Choice } from './choice.tsx'
import { merchantsFrom } from './merchants-from.ts'
import { SetupChoices } from './setup-choices.tsx'

const HUMANS = ['one', 'two'] as const

export function NewCove({ onBegin }: { readonly onBegin: (table: CoveMatchSetup) => void }): React.ReactNode {
  const t = useTranslation()
  const { name } = useSettings()
  const [setup, setSetup] = useState(FIRST_GAME)
  const [first, setFirst] = useState(name)
  const [second, setSecond] = useState('')
  const { merchants } = setup
  const isOne = merchants.length === 1
  return (
    <form
      className="rows gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        onBegin({ setup, names: isOne ? [name] : [first, second] })
      }}
    >
      <SetupChoices setup={setup} onChange={setSetup}>
        <Choice
          name="humans"
          title={t('cove.choose-humans')}
          values={HUMANS}
          value={isOne ? 'one' : 'two'}
          onChange={(humans) =>
            setSetup({ ...setup, merchants: merchantsFrom(merchants[0] ?? 'blacksmith', humans === 'one' ? 1 : 2) })
          }
          wordsOf={(each) => ({ title: t.any(`cove.humans-${each}`), text: t.any(`cove.humans-text-${each}`) })}
        />
        {!isOne && (
          <div className="rows gap-10 cv-names">
            <label className="rows">
              {t('cove.first-name')}
              <input className="field" value={first} maxLength={20} onChange={({ target }) => setFirst(target.value)} />
            </label>
            <label className="rows">
              {t('cove.second-name')}
              <input
                className="field"
                value={second}
                maxLength={20}
                onChange={({ target }) => setSecond(target.value)}
              />
            </label>
          </div>
        )}
      </SetupChoices>
      <button type="submit" className="cv-btn is-main" data-begin="">
        {t('cove.begin')}
      </button>
    </form>
  )
}
