/** The first day: ten steps at a prepared harbour, with the coach of Dale's lessons. */
import { FIRST_GAME } from '@merchants/cove'
import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { CoachGame } from '../../../learn/coach.tsx'
import { Coach } from '../../../learn/coach.tsx'
import '../../../learn/learn.css'
import { Spotlight } from '../../../learn/spotlight.tsx'
import { Bunting } from '../../../look/bunting.tsx'
import { useSettings } from '../../../settings/settings.ts'
import type { Key } from '../../../words/generated/keys.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../words/words.tsx'
import { coveHost } from '../local/worker-host.ts'
import { CoveSprite } from '../look/cove-sprite.tsx'
import { CoveRules } from '../rules/cove-rules.tsx'
import { CoveTable } from '../table/cove-table.tsx'
import { CoveTableProvider } from '../table/table-context.tsx'
import { useCoveTable } from '../table/use-cove-table.ts'
import { DayPractice } from './day-practice.ts'
import { useDayReached } from './day-reached.ts'
import './first-day.css'
import type { DayStep } from './first-day.ts'
import { FIRST_DAY } from './first-day.ts'

export function FirstDayScreen(): React.ReactNode {
  const t = useTranslation()
  const { step, reach } = useDayReached()
  useTitle(`${t('firstday.title')} · ${t('cove.title')}`)
  const at = Math.min(step, FIRST_DAY.length - 1)
  const lesson = FIRST_DAY[at]
  return (
    <div className="cove cv-page">
      <CoveSprite />
      <CoveRules>{lesson !== undefined && <DayTable lesson={lesson} step={at} onGo={reach} />}</CoveRules>
    </div>
  )
}

interface DayTableProps {
  readonly lesson: DayStep
  readonly step: number
  readonly onGo: (step: number) => void
}

function DayTable({ lesson, step, onGo }: DayTableProps): React.ReactNode {
  const t = useTranslation()
  const game = useCoveCoach()
  const inWords = useDayWords()
  const practice = useMemo(() => new DayPractice(step), [step])
  const scene = useSyncExternalStore(practice.watch, () => practice.scene)
  const table = useCoveTable(scene.match, practice.link)
  const { isBusy, isHis, isEvening } = table.showing
  const isLearned = scene.isThere && (!isBusy || isEvening)
  const isPraised = isLearned && lesson.praise !== undefined
  const cue = lesson.cues.find(({ when }) => when(table))
  // While pieces move, what was to be pressed may be gone, and something else stand in its place.
  const isMoving = isBusy && !isHis && !isEvening
  const isPlayed = isPraised || (scene.isThere && isMoving)
  const said = (isPlayed ? lesson.praise : cue?.say) ?? lesson.hint
  const point = (isPraised ? lesson.result : isMoving ? undefined : cue?.point) ?? NOWHERE
  return (
    <div className="learn rows">
      <Coach
        game={game}
        step={step}
        steps={FIRST_DAY.length}
        title={t.any(lesson.title)}
        isLearned={isLearned}
        tip={lesson.tip && inWords(lesson.tip)}
        hint={scene.isAstray ? inWords(lesson.hint) : undefined}
        onGo={onGo}
      >
        {inWords(said)}
      </Coach>
      <div className="stage">
        <CoveTableProvider value={table}>
          <CoveTable />
        </CoveTableProvider>
        <Spotlight point={point} />
        {isPraised && step === FIRST_DAY.length - 1 && <Bunting />}
      </div>
    </div>
  )
}

const NOWHERE: readonly string[] = []

/** The Cove as the coach knows it, with a first game as the blacksmith of this day. */
function useCoveCoach(): CoachGame {
  const t = useTranslation()
  const [, go] = useLocation()
  const { name } = useSettings()
  const finish = useDayReached((day) => day.finish)
  return {
    title: t('firstday.title'),
    about: t('firstday.about'),
    home: '/cove',
    onPlay: () => {
      finish()
      void coveHost()
        .create({ setup: FIRST_GAME, names: [name] })
        .then((game) => go(`/cove/${game}`))
    },
  }
}

/** The coach's sentences, with buttons and places by the names they have at the table. */
function useDayWords(): (key: Key) => React.ReactNode {
  const t = useTranslation()
  const named = (key: Key): React.ReactElement => <b>{t.any(key)}</b>
  const names = {
    stoke: named('cove.place-stoke'),
    forge: named('cove.place-forge'),
    all: named('cove.place-for-me'),
    done: named('cove.decline-stoke'),
    load: named('cove.no-hand'),
    plaza: named('cove.pier-plaza'),
    card: named('cove.card-loc-02'),
  }
  return (key) => t.any(key, names)
}
