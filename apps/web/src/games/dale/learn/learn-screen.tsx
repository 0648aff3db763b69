/** A first game in ten lessons at a prepared table, with a coach who points at the next step. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CardId } from '@merchants/dale'
import { Bunting } from '../../../look/bunting.tsx'
import { SPEED_FACTOR, useSettings } from '../../../settings/settings.ts'
import { useTextMode } from '../../../settings/text-mode.ts'
import { playFor } from '../table/play-for.ts'
import { DaleTable } from '../table/dale-table.tsx'
import { LazyTextMode } from '../text-mode/lazy-text-mode.tsx'
import { useCardWords } from '../../../words/cards.ts'
import type { Key } from '../../../words/generated/keys.ts'
import { usePageTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Coach } from '../../../learn/coach.tsx'
import '../../../learn/learn.css'
import type { Lesson } from './lesson.ts'
import { LESSONS } from './lessons.ts'
import { Practice } from './practice.ts'
import { Spotlight } from '../../../learn/spotlight.tsx'
import { useDaleCoach } from './use-dale-coach.tsx'
import { itemAt } from '@merchants/tabletop'

export function LearnScreen(): React.ReactNode {
  const t = useTranslation()
  const [step, setStep] = useState(0)
  usePageTitle(t('learn.title'))
  return <LessonTable lesson={itemAt(LESSONS, step)} step={step} onGo={setStep} />
}

interface LessonTableProps {
  readonly lesson: Lesson
  readonly step: number
  readonly onGo: (step: number) => void
}

function LessonTable({ lesson, step, onGo }: LessonTableProps): React.ReactNode {
  const t = useTranslation()
  const game = useDaleCoach()
  const inWords = useLessonWords(lesson)
  const { practice, scene } = usePractice(lesson)
  const { match, moment, isLearned, isAstray } = scene
  const [isText, showText] = useTextMode(match.game)
  const isPraised = isLearned && lesson.praise !== undefined
  const cue = lesson.cues.find(({ when }) => when(moment))
  const said = isPraised ? lesson.praise : (cue?.say ?? lesson.hint)
  const point = (isPraised ? lesson.result : cue?.point) ?? NOWHERE
  useEffect(() => playFor(match.log.slice(match.news), false), [match])
  return (
    <div className="learn rows">
      <Coach
        game={game}
        step={step}
        steps={LESSONS.length}
        title={t.any(lesson.title)}
        isLearned={isLearned}
        tip={lesson.tip && inWords(lesson.tip)}
        hint={isAstray ? inWords(lesson.hint) : undefined}
        onGo={onGo}
      >
        {inWords(said)}
      </Coach>
      {isText ? (
        <LazyTextMode key={lesson.id} match={match} link={practice.link} onLeave={() => showText(false)} />
      ) : (
        <main className="stage">
          <DaleTable key={lesson.id} match={match} link={practice.link} asksAll />
          <Spotlight point={point} />
          {isPraised && step === LESSONS.length - 1 && <Bunting />}
        </main>
      )}
    </div>
  )
}

const NOWHERE: readonly string[] = []

/** How long the opponent thinks at normal speed. */
const PACE = 1200

function usePractice(lesson: Lesson): Pick<Practice, 'scene'> & { readonly practice: Practice } {
  const t = useTranslation()
  const speed = useSettings((settings) => settings.speed)
  const opponent = t('learn.opponent')
  const practice = useMemo(
    () =>
      new Practice(lesson, [
        { name: '', kind: 'me' },
        { name: opponent, kind: 'novice' },
      ]),
    [lesson, opponent],
  )
  const scene = useSyncExternalStore(practice.watch, () => practice.scene)
  useEffect(() => {
    void practice.link.setPace(PACE * SPEED_FACTOR[speed])
  }, [practice, speed])
  return { practice, scene }
}

/** The coach's text, with the cards of the lesson by name. */
function useLessonWords({ card, other }: Lesson): (key: Key) => React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const named = (id: CardId | undefined): React.ReactElement => <b>{id === undefined ? '' : words.name(id)}</b>
  return (key) => t.any(key, { card: named(card), other: named(other), who: <b>{t('learn.opponent')}</b> })
}
