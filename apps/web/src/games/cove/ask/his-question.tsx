/** The Huckster's turn in five pictures and his market in two, with his current step, its reasons and the controls. */
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useExplain } from '../explain/use-explain.ts'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import { usePace } from '../playback/pace.ts'
import type { TurnSteps } from '../playback/turn-steps.ts'
import { useHisTurn } from '../table/use-his-turn.ts'
import { useCove } from '../table/table-context.tsx'
import { Panel } from './panel.tsx'
import { Reasons } from './reasons.tsx'
import { STEP_NAMES } from './step-names.ts'
import { Tiles } from './tiles.tsx'
import { useStepHead } from './use-step-head.tsx'

function Stepper({ story }: { readonly story: TurnSteps }): React.ReactNode {
  const t = useTranslation()
  const names = STEP_NAMES[story.kind]
  return (
    <ol className="even steps" aria-label={t(story.kind === 'turn' ? 'cove.his-turn' : 'cove.his-market')}>
      {names.map((name, at) => {
        const state = at + 1 < story.step ? 'is-done' : at + 1 === story.step ? 'is-now' : ''
        return (
          <li key={name} className={`row ${state}`} aria-current={state === 'is-now' ? 'step' : undefined}>
            <b>{at + 1 < story.step ? '✓' : at + 1}</b> <span>{t.any(`cove.step-${name}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function ToldStep({ story }: { readonly story: TurnSteps }): React.ReactNode {
  const t = useTranslation()
  const head = useStepHead(story, story.step)
  return (
    <>
      <Stepper story={story} />
      <h2>{head}</h2>
      {story.kind === 'turn' && story.step === 2 && story.reading !== undefined ? (
        <>
          <Tiles reading={story.reading} />
          <p className="cv-more">
            {t('cove.his-light')} <RuleTag rule="H-25" /> <RuleTag rule="H-30" />
          </p>
        </>
      ) : (
        <>
          {story.kind === 'market' && story.step === 1 && <p className="cv-more">{t('cove.his-sales-where')}</p>}
          <Reasons lines={story.lines[story.step]} />
        </>
      )}
    </>
  )
}

/** Before his turn, before the market, or while the day is set up and cleared. */
function ToCome(): React.ReactNode {
  const t = useTranslation()
  const { match, showing } = useCove()
  const { view, frames, shown } = showing
  const isHis = match.view.waitsFor === match.view.humans.length
  const isMarket = isHis && view.clock.at.every((hour) => hour >= view.clock.token)
  const newest = showing.isBusy ? frames[shown - 1] : undefined
  const said = newest && sayEvent(t, newest.event, view.humans.length)
  const moving =
    view.phase === 'arrival' ? 'cove.setting-up' : view.phase === 'cleanUp' ? 'cove.clearing' : 'cove.moving'
  const isComing = !showing.isBusy && isHis
  const coming = isMarket ? 'cove.market-comes' : 'cove.his-turn-comes'
  const invitation = isMarket ? 'cove.market-comes-text' : 'cove.his-turn-comes-text'
  return (
    <>
      <h2>{t(isComing ? coming : moving)}</h2>
      <p className="cv-more">{isComing ? t(invitation) : said?.text}</p>
    </>
  )
}

function StepControls(): React.ReactNode {
  const t = useTranslation()
  const { pace, setPace } = usePace()
  const { next, back, toEnd, canGoBack, label } = useHisTurn()
  const { isMoving } = useCove().showing
  const { isOpen, toggle } = useExplain()
  const isPlaying = pace === 'pace'
  return (
    <div className="cv-line is-steps">
      <button
        type="button"
        className="cv-btn"
        aria-label={t('cove.step-back')}
        disabled={!canGoBack}
        onClick={back}
        aria-keyshortcuts="b"
      >
        <Icon name="step-back" />
      </button>
      <button
        type="button"
        className="cv-btn is-main"
        data-next={isMoving ? 'moving' : ''}
        onClick={next}
        aria-keyshortcuts="n"
      >
        {label} <kbd>N</kbd>
      </button>
      <button
        type="button"
        className="cv-btn"
        aria-pressed={isPlaying}
        aria-label={t(isPlaying ? 'cove.pause' : 'cove.play')}
        aria-keyshortcuts="p"
        onClick={() => setPace(isPlaying ? 'step' : 'pace')}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} /> <span>{t(isPlaying ? 'cove.pause' : 'cove.play')}</span>
      </button>
      <button type="button" className="cv-btn" aria-label={t('cove.to-end')} data-to-end="" onClick={toEnd}>
        <Icon name="last" />
      </button>
      <button
        type="button"
        className="cv-btn is-explain"
        aria-pressed={isOpen}
        aria-label={t('cove.explain')}
        aria-keyshortcuts="e"
        data-explain=""
        onClick={toggle}
      >
        <Icon name="why" /> <span>{t('cove.explain')}</span>
      </button>
    </div>
  )
}

export function HisQuestion(): React.ReactNode {
  const { story } = useCove()
  return (
    <Panel seat="h" words={story === undefined ? <ToCome /> : <ToldStep story={story} />}>
      <StepControls />
    </Panel>
  )
}
