/** The log beside the table: turn by turn, the newest at the end, every card a live name. */
import { Fragment, useId, useMemo, useRef, useState } from 'react'
import type { DaleMatchView } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { TurnLines } from './log-lines.ts'
import { logLinesOf, written } from './log-lines.ts'
import { Line } from './line.tsx'
import './log.css'
import { sinceOwnTurn } from './since.ts'
import type { LogActs, LogHandlers } from './use-log-actions.ts'
import { useLogActions } from './use-log-actions.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

interface LogProps extends LogHandlers {
  readonly match: DaleMatchView
  readonly nameOf: (seat: number) => string
  /** The content beside the title. */
  readonly children?: React.ReactNode
}

/** How many turns are written at first, and how many more each time. */
const TURNS = 8
const MORE = 40

export function Log({ match, nameOf, onJump, onCard, children }: LogProps): React.ReactNode {
  const t = useTranslation()
  const title = useId()
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { log, view, setup } = match
  const turns = useMemo(() => logLinesOf(log, view), [log, view])
  const names = useSameNames(setup.seats.map((_, seat) => nameOf(seat)))
  const [shown, setShown] = useState(TURNS)
  const [current, setCurrent] = useState<number>()
  const acts = useLogActions({ onJump, onCard }, setCurrent)
  const first = Math.max(0, turns.length - shown)
  const stay = useStickToBottom(box, end, `${first} ${log.length}`)
  return (
    <section className="log column" aria-labelledby={title}>
      <h2 id={title}>
        {t('logbook.title')} {children}
      </h2>
      <div className="pages" ref={box} role="log" aria-live="off" aria-labelledby={title}>
        {first > 0 && (
          <button
            type="button"
            className="btn quiet earlier"
            onClick={() => {
              stay()
              setShown(shown + MORE)
            }}
          >
            {t('logbook.earlier')}
          </button>
        )}
        <Pages {...{ match, turns, first, names, current, acts }} canJump={onJump !== undefined} />
        <div ref={end} className="end" />
      </div>
    </section>
  )
}

interface PagesProps {
  readonly match: DaleMatchView
  readonly turns: readonly TurnLines[]
  /** The first turn that is written. */
  readonly first: number
  readonly names: readonly string[]
  /** The entry that the keyboard was at last. */
  readonly current: number | undefined
  readonly acts: LogActs
  readonly canJump: boolean
}

function Pages({ match, turns, first, names, current, acts, canJump }: PagesProps): React.ReactNode {
  const t = useTranslation()
  const { seat: viewer, teams } = match.view
  const since = turns[sinceOwnTurn(turns, viewer) ?? -1]
  const pages = written(turns.slice(first))
  const entries = pages.flatMap((page) => page.entries)
  const entered = (entries.find(({ id }) => id === current) ?? entries.at(-1))?.id
  return pages.map((page) => (
    <Fragment key={page.turn}>
      {page === since && <p className="since ruled">{t('logbook.since')}</p>}
      <h3 className="ruled">
        {page.seat === viewer
          ? t('logbook.turn-you', { turn: page.turn })
          : t('logbook.turn', { turn: page.turn, who: names[page.seat] ?? '' })}
      </h3>
      <ol>
        {page.entries.map((entry) => (
          <Line key={entry.id} isCurrent={entry.id === entered} {...{ entry, names, teams, canJump, acts }} />
        ))}
      </ol>
    </Fragment>
  ))
}

/** The same list as long as the names are the same. */
function useSameNames(names: readonly string[]): readonly string[] {
  const all = names.join('\n')
  return useMemo(() => all.split('\n'), [all])
}
