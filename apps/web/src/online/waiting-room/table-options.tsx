/** The options before the game: visibility, clock, and whether all wait while some could react. The host decides, and all can read them. */
import type { TableOptions } from '@merchants/protocol'
import { useId } from 'react'
import { useTranslation } from '../../words/words.tsx'
import { CLOCKS, nameOfClock, sayClock } from '../clocks.ts'
import type { WaitingRoom } from './use-waiting-room.ts'

interface TableOptionsProps {
  readonly gathering: WaitingRoom
}

export function TableOptionsPanel({ gathering }: TableOptionsProps): React.ReactNode {
  return gathering.isHost ? <OptionsForm gathering={gathering} /> : <AgreedOptions gathering={gathering} />
}

function AgreedOptions({ gathering: { at, game } }: TableOptionsProps): React.ReactNode {
  const t = useTranslation()
  const { options } = at.table
  return (
    <ul className="agreed rows gap-2 soft">
      <li className="row spread gap-8">
        {t('online.who-may-come')} <b>{options.isPublic ? t('online.public') : t('online.by-link')}</b>
      </li>
      <li className="row spread gap-8">
        {t('online.clock')} <b>{sayClock(t, options.clock)}</b>
      </li>
      {game.hasReactions(options) && (
        <li className="row spread gap-8">
          {t('online.pause')} <b>{options.hasPause ? t('online.pause-on') : t('online.pause-off')}</b>
        </li>
      )}
    </ul>
  )
}

function OptionsForm({ gathering: { at, game, change } }: TableOptionsProps): React.ReactNode {
  const t = useTranslation()
  const { options } = at.table
  const [clock, open] = [useId(), useId()]
  const agree = (part: Partial<TableOptions>): void =>
    void change((now) => ({ ...now, options: { ...now.options, ...part } }))
  const clocks = CLOCKS.some((each) => nameOfClock(each) === nameOfClock(options.clock))
    ? CLOCKS
    : [...CLOCKS, options.clock]
  return (
    <ul className="agreed rows gap-2 soft">
      <li className="row spread gap-8">
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
      <li className="row spread gap-8">
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
      {game.hasReactions(options) && <PauseOption options={options} agree={agree} />}
    </ul>
  )
}

interface PauseOptionProps {
  readonly options: TableOptions
  readonly agree: (part: Partial<TableOptions>) => void
}

function PauseOption({ options: { hasPause }, agree }: PauseOptionProps): React.ReactNode {
  const t = useTranslation()
  const [pause, about] = [useId(), useId()]
  return (
    <>
      <li className="row spread gap-8">
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
      <li id={about}>{hasPause ? t('online.pause-on-about') : t('online.pause-off-about')}</li>
    </>
  )
}
