/** The Alchemist's shop: three rows, flask and jar, what can be brewed, and the shelf. */
import { FLASK_LIMIT } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from '../pieces/mark.tsx'
import { Marble } from '../pieces/marble.tsx'
import { useCove } from '../table/table-context.tsx'
import { OwnHead } from './own-head.tsx'
import { Recipes } from './recipes.tsx'
import { Row } from './row.tsx'
import { OwnShelf } from './shelf.tsx'
import { useOwn } from './use-own.ts'

function Vessels(): React.ReactNode {
  const t = useTranslation()
  const { laboratory } = useOwn()
  const flask = laboratory?.flask ?? []
  const jar = laboratory?.jar ?? 0
  return (
    <div className="row vessels">
      <figure className="center flask" data-zone="flask">
        <Mark name="flask" className="vessel" />
        <span className="row wrap vessel-in">
          {flask.map((marble, at) => (
            <Marble key={at} marble={marble} />
          ))}
        </span>
        <figcaption>{t('cove.flask-holds', { count: flask.length, limit: FLASK_LIMIT })}</figcaption>
      </figure>
      <figure className="center jar">
        <Mark name="jar" className="vessel" />
        <figcaption>{t('cove.jar-holds', { count: jar })}</figcaption>
      </figure>
    </div>
  )
}

export function Laboratory(): React.ReactNode {
  const t = useTranslation()
  const { laboratory } = useOwn()
  const { shop } = useCove()
  if (laboratory === undefined) return undefined
  return (
    <section
      className={`box column shop is-laboratory cv-seat-${shop.seat + 1}`}
      aria-label={t('cove.your-shop')}
      data-region="shop"
    >
      <i className="cv-awning" />
      <div className="rows shop-in">
        <OwnHead />
        <ol className="rows tubes" aria-label={t('cove.decanter')}>
          {laboratory.rows.map((row, at) => (
            <Row key={at} row={row} number={at + 1} />
          ))}
        </ol>
        <Vessels />
        <Recipes />
        <OwnShelf />
      </div>
    </section>
  )
}
