/** The chances of the person at the screen at the last question, where they want to see them. */
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/words.tsx'
import './coach.css'
import { percent } from './percent.ts'

interface Glance {
  readonly best: { readonly chance: number }
}

interface ChancesProps {
  readonly advise: ((how: 'glance') => Promise<Glance | undefined>) | undefined
  readonly step: number
  readonly isAsked: boolean
}

export function Chances({ advise, step, isAsked }: ChancesProps): React.ReactNode {
  const t = useTranslation()
  const isWanted = useSettings((settings) => settings.chances)
  const [share, setShare] = useState<number>()
  useEffect(() => {
    if (!isWanted || !isAsked || advise === undefined) return undefined
    let isHere = true
    const hear = (found: number): void => (isHere ? setShare(found) : undefined)
    advise('glance').then(
      (advice) => advice && hear(percent(advice.best.chance)),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [advise, isAsked, isWanted, step])
  if (!isWanted || share === undefined) return undefined
  const label = t('coach.chance', { share })
  return (
    <span className="my-chances" title={label}>
      {' '}
      · <meter max={100} value={share} aria-label={label} /> {t('coach.percent', { share })}
    </span>
  )
}
