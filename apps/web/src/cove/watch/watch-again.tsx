/** A finished game once more, picture by picture, with what was said. */
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import type { Choosing } from '../choose/use-choosing.ts'
import type { CoveFrame, CoveLink, CoveSight } from '../cove-sight.ts'
import { coveHost } from '../host/worker-host.ts'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import { storyOf } from '../show/story.ts'
import type { Showing } from '../show/use-showing.ts'
import { Harbour } from '../table/harbour.tsx'
import { PhoneHarbour } from '../phone/phone-harbour.tsx'
import { seatName } from '../table/seat.ts'
import { Duo, HisPool, HisShelf, HucksterHead } from '../table/stall.tsx'
import type { CoveTableState } from '../table/table-context.tsx'
import { CoveTableProvider } from '../table/table-context.tsx'
import { useIsNarrow } from '../../table/use-is-narrow.ts'
import '../phone/phone.css'
import './watch.css'

const nothing = (): void => undefined
const refuse = (): Promise<undefined> => Promise.resolve(undefined)

/** Nothing can be told to a game that is over. */
const DEAF: CoveLink = {
  answer: refuse,
  say: refuse,
  why: refuse,
  legal: () => Promise.resolve([]),
  undo: refuse,
  cancel: refuse,
}

const NO_CHOICE: Choosing = {
  decision: undefined,
  plan: undefined,
  fitting: [],
  chosen: [],
  first: undefined,
  targets: new Map(),
  refusal: undefined,
  canConfirm: false,
  isBegun: false,
  go: nothing,
  add: nothing,
  remove: nothing,
  choose: nothing,
  answer: nothing,
  confirm: nothing,
  cancel: nothing,
  undo: nothing,
  ask: nothing,
  explain: nothing,
}

/** Where the turn or phase of a picture begins. */
const turnStart = (frames: readonly CoveFrame[], at: number): number =>
  frames.findLastIndex(
    ({ event }, place) => place <= at && (event.what === 'turn began' || event.what === 'phase began'),
  )

export function WatchAgain({
  sight,
  onClose,
}: {
  readonly sight: CoveSight
  readonly onClose: () => void
}): React.ReactNode {
  const t = useWords()
  const isNarrow = useIsNarrow('(max-width: 999px)')
  const [frames, setFrames] = useState<readonly CoveFrame[]>([])
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    void coveHost().watchAgain(sight.game).then(setFrames)
  }, [sight.game])
  useEffect(() => {
    if (!isPlaying) return undefined
    const next = setTimeout(() => (at + 1 < frames.length ? setAt(at + 1) : setPlaying(false)), 700)
    return () => clearTimeout(next)
  }, [at, frames.length, isPlaying])

  const humans = sight.view.humans.length
  const frame = frames[at]
  const start = Math.max(0, turnStart(frames, at))
  const first = frames[start]?.event
  const isHis =
    first?.what === 'turn began' ? first.seat === humans : first?.what === 'phase began' && first.phase === 'market'
  const state = useMemo((): CoveTableState | undefined => {
    if (frame === undefined) return undefined
    const turn = frames.slice(start)
    const showing: Showing = {
      view: frame.view,
      frames: turn,
      shown: at - start + 1,
      isHis,
      isBusy: true,
      isMoving: false,
      isRead: false,
      canGoBack: at > 0,
      next: nothing,
      back: nothing,
      toEnd: nothing,
    }
    const story = isHis ? storyOf(turn, at - start + 1) : undefined
    return { sight, link: DEAF, showing, story, choosing: NO_CHOICE, start: nothing }
  }, [at, frame, frames, isHis, sight, start])
  if (state === undefined || frame === undefined) return <p className="cv-watch-wait">{t('cove.being-shown')}</p>
  const said = sayEvent(t, frame.event, humans)
  const title =
    first?.what === 'turn began' ? seatName(t, sight.table, first.seat) : first && sayEvent(t, first, humans)?.text
  return (
    <CoveTableProvider value={state}>
      <main className="cv-watch">
        {isNarrow ? <PhoneHarbour /> : <Harbour />}
        <aside className="cv-stall" aria-label={t('cove.the-huckster')}>
          <HucksterHead />
          <Duo />
          <HisShelf />
          <HisPool />
          <div className="cv-ask" aria-live="polite">
            <h2>{title}</h2>
            <p>
              {said?.text} {said?.rule !== undefined && <RuleTag rule={said.rule} />}
            </p>
          </div>
        </aside>
        <div className="cv-reel">
          <button type="button" className="cv-btn" onClick={() => setAt(Math.max(0, at - 1))}>
            {t('cove.step-back')}
          </button>
          <button
            type="button"
            className="cv-btn is-main"
            aria-pressed={isPlaying}
            onClick={() => setPlaying(!isPlaying)}
          >
            {t(isPlaying ? 'cove.pause' : 'cove.play')}
          </button>
          <button type="button" className="cv-btn" onClick={() => setAt(Math.min(frames.length - 1, at + 1))}>
            {t('cove.next-step')}
          </button>
          <input
            type="range"
            min={0}
            max={frames.length - 1}
            value={at}
            aria-label={t('cove.moment')}
            onChange={({ target }) => setAt(Number(target.value))}
          />
          <button type="button" className="cv-btn" onClick={onClose}>
            {t('common.close')}
          </button>
        </div>
      </main>
    </CoveTableProvider>
  )
}
