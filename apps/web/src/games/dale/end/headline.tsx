/** The winner, the margin, and the buttons to go on. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { downloadFile } from '../../../shell/download-file.ts'
import { listed } from '../log/sentence.ts'
import type { DaleMatchView, MatchSetup } from '../match-types.ts'
import { useCardWords } from '../../../words/cards.ts'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { harderTable } from './harder.ts'
import type { SeatNames } from './seat-names.ts'
import { useSeatNames } from './seat-names.ts'
import type { Side } from './sides.ts'
import { lastStack } from './stats.ts'

interface HeadlineProps {
  readonly match: DaleMatchView
  readonly sides: readonly Side[]
  readonly rematch: React.ReactNode
  readonly ending: string | undefined
  readonly isKept: boolean
}

export function Headline({ match, sides, rematch, ending, isKept }: HeadlineProps): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const names = useSeatNames(match.setup)
  const title = ending ?? whoWon(t, names, match.view.winners)
  const cards = lastStack(match.log)
  const others = sides.filter(({ hasWon }) => !hasWon)
  const score = t('end.score', {
    stacks: match.view.teams ? 'ten' : 'eight',
    others: t.list(others.map(({ stall }) => t('end.to', { count: String(stall.length) }))),
  })
  return (
    <header className="win row wrap">
      <span className="laurel" aria-hidden="true">
        {match.view.decks.map((deck) => (
          <Portrait deck={deck} key={deck} />
        ))}
      </span>
      <div className="told">
        <h1>{title}</h1>
        {ending === undefined && (
          <p>
            {score}{' '}
            {cards.length > 0 &&
              t.rich('end.last-stack', { cards: listed(t, cards, { card: (card) => words.name(card) }) })}
          </p>
        )}
      </div>
      <nav className="ways row wrap" aria-label={t('end.ways')}>
        {rematch ?? <Rematches match={match} names={names} />}
        {isKept && (
          <>
            <Link className="btn" href={`/replay/${match.game}`}>
              {t('end.watch')}
            </Link>
            <Link className="btn" href={`/replay/${match.game}?analysis`}>
              {t('coach.analyse')}
            </Link>
            <Download game={match.game} />
          </>
        )}
        {isKept && rematch === undefined && (
          <Link className="btn" href="/records">
            {t('home.records')}
          </Link>
        )}
        <Link className="btn" href="/">
          {t('end.new-table')}
        </Link>
      </nav>
    </header>
  )
}

function whoWon(t: T, names: SeatNames, winners: readonly number[]): string {
  const [you] = winners.filter(names.isYou)
  const [who = 0, partner] = winners.filter((seat) => seat !== you)
  if (you === undefined) {
    return partner === undefined
      ? t('end.won', { who: names.of(who) })
      : t('end.won-team', { who: names.of(who), other: names.of(partner) })
  }
  return winners.length === 1 ? t('end.you-won') : t('end.you-won-team', { who: names.of(who) })
}

/** The same table again, and after a win also a harder one. */
function Rematches({ match, names }: { readonly match: DaleMatchView; readonly names: SeatNames }): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const { setup, view } = match
  const harder = harderTable(setup, view.winners)
  const begin = async (table: MatchSetup): Promise<void> => {
    setBusy(true)
    navigate(`/table/${await host.create(table, view.winners)}`)
  }
  return (
    <>
      <button type="button" className="btn primary" disabled={isBusy} onClick={() => void begin(setup)}>
        {t('end.rematch')}
        <small>{whoStarts(t, names, match)}</small>
      </button>
      {harder !== undefined && (
        <button type="button" className="btn" disabled={isBusy} onClick={() => void begin(harder.setup)}>
          {t('end.harder')}
          <small>{harder.level === undefined ? t('end.harder-all') : t.any(`table.bot-${harder.level}`)}</small>
        </button>
      )}
    </>
  )
}

/** A loser starts the next game. */
function whoStarts(t: T, names: SeatNames, { setup, view }: DaleMatchView): string {
  const losers = setup.seats.flatMap((_, seat) => (view.winners.includes(seat) ? [] : [seat]))
  const [only = 0] = losers
  if (losers.length > 1) return t(view.teams ? 'end.other-team-starts' : 'end.other-starts')
  return names.isYou(only) ? t('end.you-start') : t('end.starts', { who: names.of(only) })
}

function Download({ game }: { readonly game: string }): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const download = async (): Promise<void> => downloadFile(await host.save(game), 'json')
  return (
    <button type="button" className="btn" onClick={() => void download()}>
      {t('end.download')}
    </button>
  )
}
