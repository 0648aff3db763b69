/** The two touching cards, large, and what their inner halves say together: five things, one pair of which points. */
import type { Reading } from '@merchants/cove'
import face from '../../look/portraits/huckster.svg?url'
import { useWords } from '../../words/words.tsx'
import { ActionMark, ActionWords } from '../pieces/huckster-action.tsx'
import { Cost } from '../pieces/huckster-card.tsx'
import { Mark } from '../pieces/mark.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { bold } from '../say/words.tsx'
import { Duo } from '../table/stall.tsx'
import { StepControls } from '../table/step-controls.tsx'
import { ExplainToggle } from './explain-toggle.tsx'

function Tiles({ reading }: { readonly reading: Reading }): React.ReactNode {
  const t = useWords()
  const { action, multiplier, side, arrow, hours, corruption } = reading
  return (
    <div className="cv-tiles">
      <div>
        <ActionMark action={action} size={34} />
        <ActionWords action={action} />
      </div>
      <div>
        <Mark name={`mult-${multiplier}`} width={38} height={28} />
        {t('cove.times', { times: multiplier })}
      </div>
      <div className="is-place">
        <Mark name={`side-${side}`} width={38} height={23} />
        {t.any(`cove.half-${side}`)}
      </div>
      <div className="is-place">
        <Mark name={`arrow-${arrow}`} width={40} height={24} />
        {t.any(`cove.${arrow}`)}
      </div>
      <div>
        <Cost hours={hours} corruption={corruption} size={20} />
        <span aria-hidden="true">{t('cove.hours-short', { hours })}</span>
      </div>
    </div>
  )
}

/** One pair of symbols answers everything that has to be chosen. */
function Pair({ side, arrow }: Reading): React.ReactNode {
  const t = useWords()
  const pair = `${t.any(`cove.${side}`)}, ${t.any(`cove.${arrow}`)}`
  return (
    <p className="cv-pair" data-knot="">
      <span aria-hidden="true">
        <Mark name={`side-${side}`} width={32} height={20} /> + <Mark name={`arrow-${arrow}`} width={34} height={20} />
      </span>
      <span>{t.rich('cove.pair-answers', { pair: bold(pair) })}</span>
      <RuleTag rule="H-31" />
    </p>
  )
}

/** The cards, what their halves are for, and what the inner ones say. */
export function ReadingOf({ reading }: { readonly reading: Reading | undefined }): React.ReactNode {
  const t = useWords()
  return (
    <>
      <Duo />
      <p className="cv-brace">
        <span>{t('cove.brace-next')}</span>
        <b>{t('cove.brace-inner')}</b>
        <span>{t('cove.brace-none')}</span>
      </p>
      {reading === undefined ? (
        <p className="cv-pair is-empty">{t('cove.explain-not-read')}</p>
      ) : (
        <>
          <Tiles reading={reading} />
          <Pair {...reading} />
        </>
      )}
    </>
  )
}

export function ReadingPanel({ reading }: { readonly reading: Reading | undefined }): React.ReactNode {
  const t = useWords()
  return (
    <section className="cv-reading" aria-label={t('cove.his-turn')}>
      <div className="cv-who">
        <div className="face">
          <img src={face} alt="" draggable={false} />
        </div>
        <div>
          <h2>{t('cove.his-turn')}</h2>
          <p>
            {t('cove.explain-line')} <RuleTag rule="H-24" />
          </p>
        </div>
        <div className="tot">
          <ExplainToggle isClosing />
        </div>
      </div>
      <ReadingOf reading={reading} />
      <StepControls />
    </section>
  )
}
