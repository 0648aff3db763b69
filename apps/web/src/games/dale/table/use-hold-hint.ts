/** On a touch screen: how to read a card, said until it was done once or the first turns are over. */
import { useEffect } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useTable } from './table-context.tsx'

/** For this many of the player's turns. */
const TURNS = 2

export function useHoldHint(): string | undefined {
  const t = useTranslation()
  const { match } = useTable()
  const { knowsHolding, change } = useSettings()
  const { view } = match
  const isTold = view.turn > TURNS * view.seats.length
  useEffect(() => {
    if (isTold && !knowsHolding) change({ knowsHolding: true })
  }, [isTold, knowsHolding, change])
  const isNew = !knowsHolding && view.decision?.ask === 'action' && match.act === undefined
  return isNew && matchMedia('(pointer: coarse)').matches ? t('table.hold-to-read') : undefined
}
