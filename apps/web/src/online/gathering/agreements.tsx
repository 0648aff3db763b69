/** What is agreed before the game: who may find the table, how long people may think, and whether all wait while some may react. The host decides, all read it. */
import { cardsOf } from '@merchants/dale'
import { useId } from 'react'
import { useWords } from '../../words/words.tsx'
import { CLOCKS, nameOfClock, sayClock } from '../clocks.ts'
import type { Gathering } from './use-gathering.ts'

export function Agreements({ gathering }: { readonly gathering: Gathering }): React.ReactNode {
  const t = useWords()
  const { at, isHost, change } = gathering
  const { options } = at.table
  const { hasPause = true } = options
  const mayReact = options.decks.some((deck) => cardsOf(deck).some(({ reaction }) => reaction !== undefined))
  const [clock, open, pause, about] = [useId(), useId(), useId(), useId()]
  const agree = (part: Partial<typeof options>): void =>
    void change((now) => ({ ...now, options: { ...now.options, ...part } }))
  if (!isHost) {
    return (
      <ul className="agreed">
        <li>
          {t('online.who-may-come')} <b>{options.isPublic ? t('online.public') : t('online.by-link')}</b>
        </li>
        <li>
          {t('online.clock')} <b>{sayClock(t, options.clock)}</b>
        </li>
        {mayReact && (
          <li>
            {t('online.pause')} <b>{hasPause ? t('online.pause-on') : t('online.pause-off')}</b>
          </li>
        )}
      </ul>
    )
  }
  const clocks = CLOCKS.some((each) => nameOfClock(each) === nameOfClock(options.clock))
    ? CLOCKS
    : [...CLOCKS, options.clock]
  return (
    <ul className="agreed">
      <li>
        <label htmlFor={open}>{t('online.who-may-come')}</label>
        <select
          id={open}
          className="btn quiet"
          value={String(options.isPublic)}
          onChange={({ target }) => agree({ isPublic: target.value === 'true' })}
        >
          <option value="false">{t('online.by-link')}</option>
          <option value="true">{t('online.public')}</option>
        </select>
      </li>
      <li>
        <label htmlFor={clock}>{t('online.clock')}</label>
        <select
          id={clock}
          className="btn quiet"
          value={nameOfClock(options.clock)}
          onChange={({ target }) => agree({ clock: clocks.find((each) => nameOfClock(each) === target.value) ?? null })}
        >
          {clocks.map((each) => (
            <option key={nameOfClock(each)} value={nameOfClock(each)}>
              {sayClock(t, each)}
            </option>
          ))}
        </select>
      </li>
      {mayReact && (
        <li>
          <label htmlFor={pause}>{t('online.pause')}</label>
          <select
            id={pause}
            aria-describedby={about}
            className="btn quiet"
            value={String(hasPause)}
            onChange={({ target }) => agree({ hasPause: target.value === 'true' })}
          >
            <option value="true">{t('online.pause-on')}</option>
            <option value="false">{t('online.pause-off')}</option>
          </select>
        </li>
      )}
      {mayReact && (
        <li id={about} className="about">
          {hasPause ? t('online.pause-on-about') : t('online.pause-off-about')}
        </li>
      )}
    </ul>
  )
}
