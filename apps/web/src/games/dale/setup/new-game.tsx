/** A new game: how many players, who they are, who starts. Where the window has no room for all of it, the rest is a sheet. */
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '../../../look/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { isOnThisDevice } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import { playersAt, seatsAt, TABLES, withSize } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { Invite } from './invite.tsx'
import { useNames } from './names.ts'
import { SeatRow } from './seat-row.tsx'
import { StartButton } from './start-button.tsx'
import type { StartGame } from './start-game.ts'

interface NewGameProps {
  readonly startGame: StartGame
  /** Whether the sheet is open. */
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

export function NewGame({ startGame, isOpen, onOpen }: NewGameProps): React.ReactNode {
  const t = useTranslation()
  const { draft, setDraft } = useDraft()
  const banned = useSettings((settings) => settings.banned)
  const heading = useId()
  const { close, opener } = useSheet(isOpen, () => onOpen(false))
  return (
    <section className="setup column" aria-labelledby={heading}>
      <h2 id={heading} className="row spread">
        {t('home.new-table')}
        <button
          ref={close}
          type="button"
          className="btn quiet close"
          aria-label={t('common.close')}
          onClick={() => onOpen(false)}
        >
          <Icon name="close" />
        </button>
      </h2>
      <div className="seg rows gap-6" role="group" aria-label={t('home.players')}>
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
      <ol className="seats rows gap-6" aria-label={t('home.seats')}>
        {seatsAt(draft).map((_, seat) => (
          <SeatRow key={seat} seat={seat} />
        ))}
      </ol>
      <NamesWanted />
      {draft.size === 'teams' && <Partners />}
      <Starter />
      <div className="go rows gap-6">
        <Invite startGame={startGame} />
        <StartButton startGame={startGame} />
        <button ref={opener} type="button" className="btn on open-setup" onClick={() => onOpen(true)}>
          {t('home.new-table')}
        </button>
      </div>
    </section>
  )
}

/** The sheet takes the focus and gives it back. Escape closes it, and so does a window that has room for it after all. */
function useSheet(isOpen: boolean, onClose: () => void) {
  const close = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const press = useEffectEvent(({ key }: KeyboardEvent) => (key === 'Escape' ? onClose() : undefined))
  // Only a sheet has a button that closes it.
  const look = useEffectEvent(() => (close.current?.getClientRects().length === 0 ? onClose() : undefined))
  useEffect(() => {
    if (!isOpen) return undefined
    const { current: back } = opener
    look()
    close.current?.focus({ preventScroll: true })
    addEventListener('keydown', press)
    addEventListener('resize', look)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('resize', look)
      // It is drawn again only after this.
      requestAnimationFrame(() => back?.focus({ preventScroll: true }))
    }
  }, [isOpen])
  return { close, opener }
}

/** People who share a screen should know each other by name. */
function NamesWanted(): React.ReactNode {
  const t = useTranslation()
  const mine = useSettings(({ name }) => name.trim())
  const people = seatsAt(useDraft(({ draft }) => draft)).filter(({ kind }) => isOnThisDevice(kind))
  const isNamed = people.every(({ kind, name }) => (kind === 'me' ? mine : name.trim()) !== '')
  return people.length > 1 && !isNamed && <p className="partners soft">{t('home.names-wanted')}</p>
}

/** Partners sit across the table and wear the same colour. */
function Partners(): React.ReactNode {
  const t = useTranslation()
  const names = useNames()
  const { seats } = useDraft(({ draft }) => draft)
  const [first = '', second = '', third = '', fourth = ''] = seats.map((_, seat) => names.of(seats, seat))
  return <p className="partners soft">{t('home.partners', { first, second, third, fourth })}</p>
}

function Starter(): React.ReactNode {
  const t = useTranslation()
  const names = useNames()
  const { draft, setDraft } = useDraft()
  const id = useId()
  const seats = seatsAt(draft)
  // With someone elsewhere the draw is part of the shuffle that anyone can check.
  if (seats.some(({ kind }) => kind === 'elsewhere'))
    return <p className="line row spread gap-8 soft">{t('home.starter-online')}</p>
  const choose = (value: string): void => setDraft({ ...draft, starter: value === '' ? undefined : Number(value) })
  return (
    <p className="line row spread gap-8 soft">
      <label htmlFor={id}>{t('home.starter')}</label>
      <select id={id} className="btn quiet" value={draft.starter ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('home.by-lot')}</option>
        {seats.map((_, seat) => (
          <option key={seat} value={seat}>
            {names.of(seats, seat)}
          </option>
        ))}
      </select>
    </p>
  )
}
