/** The way to the first day: large for newcomers, small for everyone else. */
import { Link } from 'wouter'
import { useTranslation } from '../../../words/words.tsx'
import { useDayReached } from './day-reached.ts'

export function FirstDayLink({ isNewcomer }: { readonly isNewcomer: boolean }): React.ReactNode {
  const t = useTranslation()
  const { step, isDone } = useDayReached()
  const isFirst = isNewcomer && !isDone
  return (
    <section className={isFirst ? 'cv-now' : undefined}>
      <Link className={isFirst ? 'cv-btn is-main' : 'cv-btn'} href="/cove/first-day" data-first-day="">
        {step > 0 ? t('firstday.resume', { step: step + 1 }) : t(isDone ? 'firstday.again' : 'firstday.offer')}
      </Link>
      {isFirst && <p>{t('firstday.offer-text')}</p>}
    </section>
  )
}
