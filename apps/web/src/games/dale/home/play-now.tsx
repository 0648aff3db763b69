/** A game in one press, against an easy computer with beginner decks. */
import { Icon } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import { goodFirstSet } from '../setup/deck-facts.ts'
import { anyName, useNames } from '../setup/names.ts'
import type { StartGame } from '../setup/start-game.ts'

export function PlayNow({ startGame }: { readonly startGame: StartGame }): React.ReactNode {
  const t = useTranslation()
  const names = useNames()
  const banned = useSettings((settings) => settings.banned)
  const decks = goodFirstSet(3, banned)

  const play = (): void => {
    const seats = [{ kind: 'me', name: '' } as const, { kind: 'novice', name: anyName(names) } as const]
    startGame(names.filledIn({ seats, decks, teams: false }))
  }
  return (
    <button type="button" className="now row" onClick={play} aria-busy={startGame.isBusy}>
      <span className="faces">
        {decks.map((deck) => (
          <Portrait key={deck} deck={deck} />
        ))}
      </span>
      <span className="words grow">
        <b className="row gap-6">
          <Icon name="play" />
          {t('home.play-now')}
        </b>
        <small>{startGame.isBusy ? t('home.setting') : t('home.play-now-about')}</small>
      </span>
    </button>
  )
}
