/** The number of saved games, and a button that deletes them all. */
import { useState } from 'react'
import { Confirm } from '../../../shell/dialog.tsx'
import { useSavedGames } from '../home/use-saved-games.ts'
import { useTranslation } from '../../../words/words.tsx'

export function KeptGames(): React.ReactNode {
  const t = useTranslation()
  const { games, deleteGame } = useSavedGames()
  const [isAsking, setAsking] = useState(false)
  const count = games.length
  return (
    <section className="panel kept-games rows gap-14">
      <h2>{t('settings.games')}</h2>
      <p className="soft">{t('settings.games-kept', { count })}</p>
      <button
        type="button"
        className={count === 0 ? 'btn off' : 'btn'}
        disabled={count === 0}
        onClick={() => setAsking(true)}
      >
        {t('settings.forget-all')}
      </button>
      {isAsking && (
        <Confirm
          title={t('settings.forget-all-title')}
          text={t('settings.forget-all-about', { count })}
          deed={t('settings.forget-all')}
          onConfirm={() => games.forEach(({ game }) => deleteGame(game))}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
