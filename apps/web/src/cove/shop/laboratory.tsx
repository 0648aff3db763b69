/** The Alchemist's laboratory, large: rows with their chains, flask, jar, what can be brewed, and the shelf. */
import type { Location } from '@merchants/cove'
import { FLASK_LIMIT } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { AskControls } from '../ask/ask-controls.tsx'
import { Why } from '../ask/ask-sheet.tsx'
import { PlanPreview } from '../ask/preview.tsx'
import { useQuestion } from '../ask/use-question.ts'
import { Corruption, Gold, Hourglass, Mark } from '../pieces/mark.tsx'
import { Marble } from '../pieces/marble.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayReason } from '../say/reason.ts'
import { useCove } from '../table/table-context.tsx'
import './laboratory.css'
import { CorruptionCards } from './me.tsx'
import { Recipes } from './recipes.tsx'
import { Row } from './row.tsx'
import { OwnShelf } from './shelf.tsx'
import { useOwn } from './use-own.ts'

/** A place of the laboratory as a button: its hours, or why it cannot be used. */
function Place({
  location,
  className,
  text,
}: {
  readonly location: Location
  readonly className: string
  readonly text: string
}): React.ReactNode {
  const t = useWords()
  const { choosing, sight } = useCove()
  const { decision, plan, go, explain } = choosing
  const place = sight.view.locations.find((each) => each.location === location)
  const isAsked = decision?.kind === 'acts'
  const whyNot = place?.whyNot
  const canGo = isAsked && whyNot === undefined
  return (
    <button
      type="button"
      className={`${className}${plan?.go === location ? ' is-chosen' : ''}`}
      disabled={!isAsked}
      aria-disabled={!canGo}
      aria-pressed={plan?.go === location}
      onClick={() => (canGo ? go(location) : explain(whyNot))}
    >
      <span>
        {t.any(`cove.place-${location}`)}
        <small>{isAsked && whyNot !== undefined ? sayReason(t, whyNot) : text}</small>
      </span>
      <span className="hours">
        {place?.hours}
        <Hourglass />
      </span>
    </button>
  )
}

function Panel({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const t = useWords()
  const { choosing } = useCove()
  const { title } = useQuestion()
  const { plan } = choosing
  return (
    <div className="lab-panel" aria-live="polite">
      <div>
        <h3>{plan === undefined ? t('cove.laboratory-hint') : title}</h3>
        <Why />
        {plan === undefined ? <p>{t('cove.about-row')}</p> : <PlanPreview plan={plan} />}
        {plan?.go === 'purify' && <CorruptionCards />}
      </div>
      <div className="lab-buttons">
        <AskControls />
        <button type="button" className="cv-btn" onClick={onClose}>
          {t('cove.to-harbour')}
        </button>
      </div>
    </div>
  )
}

export function Laboratory({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const t = useWords()
  const { laboratory, gold, corruption } = useOwn()
  if (laboratory === undefined) return undefined
  const { rows, flask, jar } = laboratory
  return (
    <>
      <section className="cv-lab-view" aria-label={t('cove.shop-alchemist')} data-region="shop">
        <div className="cv-awning alch" />
        <div className="lab-head">
          <h2>{t('cove.shop-alchemist')}</h2>
          <span>{t('cove.merchant-line-alchemist')}</span>
          <span className="lab-gold">
            <Gold amount={gold} size={24} />
            <span className="mini">
              <Corruption size={22} /> {t('cove.cards', { count: corruption.length })}
            </span>
          </span>
        </div>
        <div className="dec" role="group" aria-label={t('cove.decanter')}>
          {rows.map((row, at) => (
            <div key={at} className="mrow">
              <Place location={`row${at + 1}` as Location} className="tag" text={t('cove.draw-off')} />
              <Row row={row} number={at + 1} size={64} />
            </div>
          ))}
        </div>
        <div className="vess">
          <div
            className="flaskbox"
            role="group"
            aria-label={t('cove.flask-holds', { count: flask.length, limit: FLASK_LIMIT })}
          >
            <Mark name="flask" width={180} height={240} />
            <div className="in-flask" data-zone="flask">
              {flask.map((marble, at) => (
                <Marble key={at} marble={marble} size={34} />
              ))}
            </div>
            <span className="count">{t('cove.flask-holds', { count: flask.length, limit: FLASK_LIMIT })}</span>
          </div>
          <div className="jarbox">
            <span className="jar">
              <Mark name="jar" width={76} height={88} />
              <span className="in-jar">
                {Array.from({ length: jar }, (_, at) => (
                  <Marble key={at} marble="ichor" size={jar > 2 ? 22 : 30} />
                ))}
              </span>
            </span>
            <span>
              <b>{t('cove.jar-holds', { count: jar })}</b>
              <br />
              {t('cove.about-purify')} <RuleTag rule="C-79" />
            </span>
          </div>
        </div>
        <Panel onClose={onClose} />
        <div className="lab-acts">
          <Place location="brew" className="act" text={t('cove.brew-most')} />
          <Place location="purify" className="act" text={t('cove.purify-does')} />
        </div>
        <div className="lab-shelf">
          <OwnShelf size={56} />
        </div>
      </section>
      <Recipes />
    </>
  )
}
