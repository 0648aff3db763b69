/** Starts the drafted game, or says what is still missing. */
import { useId } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { missingDecks, setupOf } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { useNames } from './names.ts'
import type { StartGame } from './start-game.ts'

export function StartButton({ startGame }: { readonly startGame: StartGame }): React.ReactNode {
  const t = useTranslation()
  const names = useNames()
  const draft = useDraft((store) => store.draft)
  const missing = missingDecks(draft)
  const isReady = missing === 0
  const reason = useId()
  return (
    <button
      type="button"
      className={isReady ? 'btn on set' : 'btn off set'}
      aria-disabled={!isReady}
      aria-busy={startGame.isBusy}
      aria-describedby={isReady ? undefined : reason}
      onClick={() => (isReady ? startGame(names.filledIn(setupOf(draft))) : undefined)}
    >
      <span>{startGame.isBusy ? t('home.setting') : t('home.set')}</span>
      {!isReady && <small id={reason}>{t('home.set-first', { missing })}</small>}
    </button>
  )
}
