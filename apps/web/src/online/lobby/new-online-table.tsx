/** The form for a new table: name, game, number of players, visibility. The rest is chosen at the table. */
import { isRefusal } from '@merchants/tabletop'
import { useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useTranslation } from '../../words/words.tsx'
import { ONLINE_GAMES } from '../games/games.ts'
import type { OnlineGame, TableSize } from '../games/online-game.ts'
import { sizeFor } from '../games/online-game.ts'
import { Nickname, useNickname } from '../nickname.tsx'
import { newTable } from '../open-table.ts'
import { Sizes } from '../sizes.tsx'
import { useRequestStatus } from '../use-request-status.ts'

/** The usual number of players, unless the address names another. */
const USUAL = 2

interface Wanted {
  readonly game: OnlineGame
  readonly size: TableSize
}

const wantedOf = (game: OnlineGame, players = USUAL): Wanted => ({ game, size: sizeFor(game, players) })

/** The game and the number of players that the address names. */
function useWanted(): readonly [Wanted, (wanted: Wanted) => void] {
  const address = new URLSearchParams(useSearch())
  const named = ONLINE_GAMES.find(({ name }) => name === address.get('game')) ?? ONLINE_GAMES[0]
  return useState(() => wantedOf(named, Number(address.get('players') ?? USUAL)))
}

export function NewOnlineTable(): React.ReactNode {
  const t = useTranslation()
  const heading = useId()
  const [, goTo] = useLocation()
  const [remembered, remember] = useNickname()
  const [name, setName] = useState(remembered)
  const [{ game, size }, setWanted] = useWanted()
  const [isPublic, setPublic] = useState(false)
  const { track, refusal, isBusy } = useRequestStatus()

  const open = async (): Promise<void> => {
    const taken = await newTable(game, size, name.trim(), isPublic)
    if (await track(Promise.resolve(isRefusal(taken) ? taken : undefined))) remember(name.trim())
    if (!isRefusal(taken)) goTo(`/t/${taken.table}`)
  }
  return (
    <section className="panel new-online" aria-labelledby={heading}>
      <h2 id={heading}>{t('online.new-table')}</h2>
      <form
        className="rows gap-12"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && name.trim() !== '') void open()
        }}
      >
        <Nickname value={name} onChange={setName} />
        <Games value={game} onChoose={(next) => setWanted(wantedOf(next))} />
        <fieldset className="rows gap-4">
          <legend>{t('home.players')}</legend>
          <div className="seg rows gap-6">
            <Sizes sizes={game.sizes} value={size.name} onChoose={(next) => setWanted({ game, size: next })} />
          </div>
        </fieldset>
        <label className="check row gap-8">
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
        <p className="soft">{t('online.open-table-about')}</p>
      </form>
    </section>
  )
}

interface GamesProps {
  readonly value: OnlineGame
  readonly onChoose: (game: OnlineGame) => void
}

function Games({ value, onChoose }: GamesProps): React.ReactNode {
  const t = useTranslation()
  return (
    <fieldset className="rows gap-4">
      <legend>{t('online.game')}</legend>
      <div className="ways row wrap">
        {ONLINE_GAMES.map((game) => (
          <button
            key={game.name}
            type="button"
            className={game === value ? 'btn on' : 'btn'}
            aria-pressed={game === value}
            onClick={() => onChoose(game)}
          >
            {game.title(t)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
