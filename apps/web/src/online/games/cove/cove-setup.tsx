/** The setup of the next game. The host chooses it, and all can read it. */
import type { Setup } from '@merchants/cove'
import { useId, useState } from 'react'
import '../../../games/cove/home/home.css'
import { SetupChoices } from '../../../games/cove/home/setup-choices.tsx'
import { CoveSprite } from '../../../games/cove/look/cove-sprite.tsx'
import { CoveRules } from '../../../games/cove/rules/cove-rules.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useSeatNames } from '../../names.ts'
import type { GatheringProps } from '../online-game.ts'
import { chosenCove, setupAt } from './cove-options.ts'

export function CoveSetup({ gathering }: GatheringProps): React.ReactNode {
  const t = useTranslation()
  const heading = useId()
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t('cove.title')}</h2>
      {gathering.isHost ? (
        <CoveRules>
          <CoveSprite />
          <HostChoices gathering={gathering} />
        </CoveRules>
      ) : (
        <Read gathering={gathering} />
      )}
    </section>
  )
}

/** A choice is shown immediately and counts once the server has it. */
function HostChoices({ gathering }: GatheringProps): React.ReactNode {
  const { at, change } = gathering
  const setup = setupAt(at.table.options)
  const now = JSON.stringify(setup)
  const [wish, setWish] = useState<{ readonly from: string; readonly setup: Setup }>()
  const choose = async (next: Setup): Promise<void> => {
    setWish({ from: now, setup: next })
    const isDone = await change(({ options, seats }) => ({ options: { ...options, ...chosenCove(next) }, seats }))
    if (!isDone) setWish(undefined)
  }
  return (
    <div className="rows gap-10">
      <SetupChoices setup={wish?.from === now ? wish.setup : setup} onChange={(next) => void choose(next)} />
    </div>
  )
}

/** The setup for the other players. */
function Read({ gathering }: GatheringProps): React.ReactNode {
  const t = useTranslation()
  const { table } = gathering.at
  const nameOf = useSeatNames(table.seats)
  const { merchants, level, rogue, townsfolkSets } = setupAt(table.options)
  return (
    <ul className="agreed rows gap-2 soft">
      {merchants.map((merchant, seat) => (
        <li key={merchant}>
          {t.any(`cove.merchant-${merchant}`)}{' '}
          <b>{table.seats[seat]?.is === 'open' ? t('online.open-seat') : nameOf(seat)}</b>
        </li>
      ))}
      <li>
        {t('cove.choose-level')} <b>{t.any(`cove.level-name-${level}`)}</b>
      </li>
      <li>
        {t('cove.choose-rogue')} <b>{t.any(`cove.rogue-${rogue}`)}</b>
      </li>
      <li>
        {t('cove.choose-sets')} <b>{t.list(townsfolkSets.map((set) => t.any(`cove.set-${set}`)))}</b>
      </li>
    </ul>
  )
}
