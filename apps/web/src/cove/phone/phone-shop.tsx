/** The own shop on a phone, one part under the other. */
import { FLASK_LIMIT } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Marble } from '../pieces/marble.tsx'
import { Me } from '../shop/me.tsx'
import { Recipes } from '../shop/recipes.tsx'
import { Row } from '../shop/row.tsx'
import { OwnShelf } from '../shop/shelf.tsx'
import { DiceRack, Furnaces } from '../shop/smithy.tsx'
import { useOwn } from '../shop/use-own.ts'
import '../shop/laboratory.css'

export function PhoneShop(): React.ReactNode {
  const t = useWords()
  const { smithy, laboratory } = useOwn()
  return (
    <section
      className={`cv-shop ph-shop${laboratory === undefined ? '' : ' is-alchemist'}`}
      aria-label={t('cove.your-shop')}
      data-region="shop"
      tabIndex={0}
    >
      {smithy !== undefined && (
        <>
          <Furnaces smithy={smithy} />
          <DiceRack smithy={smithy} isRoomy />
        </>
      )}
      {laboratory !== undefined && (
        <>
          <div className="strip-rows" role="group" aria-label={t('cove.decanter')}>
            {laboratory.rows.map((row, at) => (
              <Row key={at} row={row} number={at + 1} size={44} />
            ))}
          </div>
          <div className="vessels">
            <div>
              <h3>{t('cove.flask-holds', { count: laboratory.flask.length, limit: FLASK_LIMIT })}</h3>
              <div className="cv-marbles" data-zone="flask">
                {laboratory.flask.map((marble, at) => (
                  <Marble key={at} marble={marble} size={27} />
                ))}
              </div>
            </div>
            <h3>{t('cove.jar-holds', { count: laboratory.jar })}</h3>
          </div>
        </>
      )}
      <OwnShelf size={36} />
      <Me />
      {laboratory !== undefined && <Recipes />}
    </section>
  )
}
