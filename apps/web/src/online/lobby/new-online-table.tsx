/** A table of one's own: a name, how many, who may come. Decks and the rest are chosen at the table. */
import { openTable } from '@merchants/client'
import { isRefusal } from '@merchants/tabletop'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { goodFirstSet } from '../../home/deck-facts.ts'
import type { TableSize } from '../../home/draft.ts'
import { decksFor, playersAt, TABLES } from '../../home/draft.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/words.tsx'
import { Nickname, useNickname } from '../nickname.tsx'
import { bodyOf } from '../open-table.ts'
import { SERVER } from '../server.ts'
import { useTold } from '../use-told.ts'

export function NewOnlineTable(): React.ReactNode {
  const t = useWords()
  const heading = useId()
  const [, goTo] = useLocation()
  const banned = useSettings((settings) => settings.banned)
  const [remembered, remember] = useNickname()
  const [name, setName] = useState(remembered)
  const [size, setSize] = useState<TableSize>('2')
  const [isPublic, setPublic] = useState(false)
  const { tell, refusal, isBusy } = useTold()

  const open = async (): Promise<void> => {
    const elsewhere = Array.from({ length: playersAt(size) - 1 }, () => ({ kind: 'elsewhere', name: '' }) as const)
    const seats = [{ kind: 'me', name: name.trim() } as const, ...elsewhere]
    const body = bodyOf({ seats, decks: goodFirstSet(decksFor(size), banned), teams: size === 'teams' }, isPublic)
    const taken = await openTable(SERVER, body)
    if (await tell(Promise.resolve(isRefusal(taken) ? taken : undefined))) remember(name.trim())
    if (!isRefusal(taken)) goTo(`/t/${taken.table}`)
  }
  return (
    <section className="panel new-online" aria-labelledby={heading}>
      <h2 id={heading}>{t('online.new-table')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && name.trim() !== '') void open()
        }}
      >
        <Nickname value={name} onChange={setName} />
        <fieldset>
          <legend>{t('home.players')}</legend>
          <div className="seg">
            {TABLES.map((each) => (
              <button
                key={each}
                type="button"
                className={each === size ? 'btn on' : 'btn'}
                aria-pressed={each === size}
                aria-label={each === 'teams' ? t('home.teams') : t('home.players-count', { count: playersAt(each) })}
                onClick={() => setSize(each)}
              >
                {each === 'teams' ? t('home.teams') : each}
              </button>
            ))}
          </div>
        </fieldset>
        <label className="check">
          <input type="checkbox" checked={isPublic} onChange={({ target }) => setPublic(target.checked)} />
          <span>
            {t('online.make-public')} <small>{t('online.make-public-about')}</small>
          </span>
        </label>
        {refusal !== undefined && (
          <p className="fault" role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" className="btn primary set" aria-busy={isBusy}>
          {t('online.open-table')}
        </button>
        <p className="hint">{t('online.open-table-about')}</p>
      </form>
    </section>
  )
}
