/** The Alchemist's shop in a strip under the harbour: three rows, flask, jar and shelf. */
import { FLASK_LIMIT } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Marble } from '../pieces/marble.tsx'
import { Me } from './me.tsx'
import { Row } from './row.tsx'
import { OwnShelf } from './shelf.tsx'
import { useOwn } from './use-own.ts'

export function LaboratoryStrip({ onOpen }: { readonly onOpen?: () => void }): React.ReactNode {
  const t = useWords()
  const { laboratory } = useOwn()
  if (laboratory === undefined) return undefined
  const { rows, flask, jar, bag } = laboratory
  const inBag = Object.values(bag).reduce((sum, count) => sum + count, 0)
  return (
    <section className="cv-shop is-alchemist" aria-label={t('cove.your-shop')} data-region="shop">
      <div className="cv-awning alch" />
      <Me />
      <div className="strip-rows" role="group" aria-label={t('cove.decanter')}>
        {rows.map((row, at) => (
          <Row key={at} row={row} number={at + 1} size={38} />
        ))}
      </div>
      <div className="cv-side">
        <div className="vessels">
          <div role="group" aria-label={t('cove.flask-holds', { count: flask.length, limit: FLASK_LIMIT })}>
            <h3>{t('cove.flask-holds', { count: flask.length, limit: FLASK_LIMIT })}</h3>
            <div className="cv-marbles" data-zone="flask">
              {flask.map((marble, at) => (
                <Marble key={at} marble={marble} size={26} />
              ))}
            </div>
          </div>
          <div>
            <h3>{t('cove.jar-holds', { count: jar })}</h3>
            <p>{t('cove.marble-bag', { count: inBag })}</p>
            {onOpen !== undefined && (
              <button type="button" className="cv-btn" onClick={onOpen}>
                {t('cove.open-laboratory')}
              </button>
            )}
          </div>
        </div>
        <OwnShelf />
      </div>
    </section>
  )
}
