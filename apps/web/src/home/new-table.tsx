/** A table to one's own liking: how many, who, who starts. */
import { useId } from 'react'
import { useSettings } from '../settings/settings.ts'
import { isHere } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { CopyLink } from './copy-link.tsx'
import { playersAt, seatsAt, TABLES, withSize } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { useNames } from './names.ts'
import { SeatRow } from './seat-row.tsx'
import { SetButton } from './set-button.tsx'
import type { SetTable } from './set-table.ts'

export function NewTable({ setTable }: { readonly setTable: SetTable }): React.ReactNode {
  const t = useWords()
  const { draft, setDraft } = useDraft()
  const banned = useSettings((settings) => settings.banned)
  const heading = useId()
  return (
    <section className="panel new-table" aria-labelledby={heading}>
      <h2 id={heading}>{t('home.new-table')}</h2>
      <div className="seg" role="group" aria-label={t('home.players')}>
        {TABLES.map((size) => (
          <button
            key={size}
            type="button"
            className={size === draft.size ? 'btn on' : 'btn'}
            aria-pressed={size === draft.size}
            aria-label={size === 'teams' ? t('home.teams') : t('home.players-count', { count: playersAt(size) })}
            onClick={() => setDraft(withSize(draft, size, banned))}
          >
            {size === 'teams' ? t('home.teams') : size}
          </button>
        ))}
      </div>
      <ol className="seats" aria-label={t('home.seats')}>
        {seatsAt(draft).map((_, seat) => (
          <SeatRow key={seat} seat={seat} />
        ))}
      </ol>
      <NamesWanted />
      {draft.size === 'teams' && <Partners />}
      <ul className="opts">
        <li>
          <Starter />
        </li>
        <li>
          <CopyLink />
        </li>
      </ul>
      <SetButton setTable={setTable} />
    </section>
  )
}

/** People who share a screen should know each other by name. */
function NamesWanted(): React.ReactNode {
  const t = useWords()
  const mine = useSettings(({ name }) => name.trim())
  const people = seatsAt(useDraft(({ draft }) => draft)).filter(({ kind }) => isHere(kind))
  const isNamed = people.every(({ kind, name }) => (kind === 'me' ? mine : name.trim()) !== '')
  return people.length > 1 && !isNamed && <p className="hint">{t('home.names-wanted')}</p>
}

/** Partners sit across the table and wear the same colour. */
function Partners(): React.ReactNode {
  const t = useWords()
  const names = useNames()
  const { seats } = useDraft(({ draft }) => draft)
  const [first = '', second = '', third = '', fourth = ''] = seats.map((_, seat) => names.of(seats, seat))
  return <p className="partners">{t('home.partners', { first, second, third, fourth })}</p>
}

function Starter(): React.ReactNode {
  const t = useWords()
  const names = useNames()
  const { draft, setDraft } = useDraft()
  const id = useId()
  // With somebody elsewhere the draw is part of the shuffle that anyone can check.
  if (seatsAt(draft).some(({ kind }) => kind === 'elsewhere')) return <p>{t('home.starter-online')}</p>
  const choose = (value: string): void => setDraft({ ...draft, starter: value === '' ? undefined : Number(value) })
  return (
    <>
      <label htmlFor={id}>{t('home.starter')}</label>
      <select id={id} className="btn quiet" value={draft.starter ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('home.by-lot')}</option>
        {seatsAt(draft).map((_, seat) => (
          <option key={seat} value={seat}>
            {names.of(seatsAt(draft), seat)}
          </option>
        ))}
      </select>
    </>
  )
}
