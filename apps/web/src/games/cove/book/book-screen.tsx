/** The page of the harbour book. */
import { MERCHANTS, TOWNSFOLK_SETS } from '@merchants/cove'
import { useState } from 'react'
import { Figures, NoGames, RecordsPage } from '../../../records/records-page.tsx'
import { TakeAlong } from '../../../records/take-along.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { dayOf } from '../daily/daily.ts'
import type { Book, Stamp, StampPage } from './book.ts'
import { bookOf, LEFT_OUT, stampsIn } from './book.ts'
import { bookFile } from './cove-result.ts'
import { useCoveResults } from './use-results.ts'

export function BookScreen(): React.ReactNode {
  const t = useTranslation()
  const [today] = useState(() => dayOf(Date.now()))
  const { results, add } = useCoveResults()
  const other = { href: '/records', words: t('cove.book-other') }
  return (
    <RecordsPage title={t('cove.book')} about={t('cove.book-about')} other={other}>
      {results?.length === 0 && <NoGames href="/cove" />}
      {results !== undefined && (
        <>
          <Pages book={bookOf(results, today)} />
          <TakeAlong results={results} file={bookFile} add={add} />
        </>
      )}
    </RecordsPage>
  )
}

function Pages({ book }: { readonly book: Book }): React.ReactNode {
  const t = useTranslation()
  const stamps = stampsIn(book)
  const won = stamps.filter(({ wins }) => wins > 0).length
  return (
    <>
      <Figures
        figures={[
          [t('cove.book-stamps'), t('records.of', { wins: won, games: stamps.length })],
          [t('cove.book-best'), book.best],
          [t('records.wins'), t('records.of', { ...book.all })],
          [t('records.streak'), book.streak],
          [t('records.longest'), book.longestStreak],
          [t('cove.book-days'), book.days],
        ]}
      />
      {MERCHANTS.map((merchant) => (
        <section key={merchant} className="panel" aria-labelledby={merchant}>
          <h2 id={merchant}>{t.any(`cove.merchant-${merchant}`)}</h2>
          {book.pages.map((page) => page.merchant === merchant && <Stamps key={page.level} page={page} />)}
        </section>
      ))}
    </>
  )
}

function Stamps({ page: { level, rows } }: { readonly page: StampPage }): React.ReactNode {
  const t = useTranslation()
  return (
    <table className="stamps">
      <caption>{t.any(`cove.level-name-${level}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cove.choose-rogue')}</th>
          {LEFT_OUT.map((without) => (
            <th key={without} scope="col">
              {t.list(TOWNSFOLK_SETS.filter((set) => set !== without).map((set) => t.any(`cove.set-${set}`)))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rogue, stamps }) => (
          <tr key={rogue}>
            <th scope="row">{t.any(`cove.rogue-${rogue}`)}</th>
            {stamps.map((stamp) => (
              <StampCell key={stamp.without} stamp={stamp} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StampCell({ stamp: { games, wins, best } }: { readonly stamp: Stamp }): React.ReactNode {
  const t = useTranslation()
  return (
    <td>
      <span className={wins > 0 ? 'stamp is-won' : 'stamp'} aria-hidden="true">
        {games > 0 && best}
      </span>
      <span className="sr">{games === 0 ? t('records.not-played') : t('cove.book-stamp', { games, wins, best })}</span>
    </td>
  )
}
