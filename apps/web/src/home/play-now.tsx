/** A game in one press: you, an easy computer, and decks that are good for a first time. */
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/portrait.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'
import { goodFirstSet } from './deck-facts.ts'
import { anyName, useNames } from './names.ts'
import type { SetTable } from './set-table.ts'

export function PlayNow({ setTable }: { readonly setTable: SetTable }): React.ReactNode {
  const t = useWords()
  const names = useNames()
  const banned = useSettings((settings) => settings.banned)
  const decks = goodFirstSet(3, banned)

  const play = (): void => {
    const seats = [{ kind: 'me', name: '' } as const, { kind: 'novice', name: anyName(names) } as const]
    setTable(names.filledIn({ seats, decks, teams: false }))
  }
  return (
    <button type="button" className="now" onClick={play} aria-busy={setTable.isBusy}>
      <span className="faces">
        {decks.map((deck) => (
          <Portrait key={deck} deck={deck} />
        ))}
      </span>
      <span className="words">
        <b>
          <Icon name="play" />
          {t('home.play-now')}
        </b>
        <small>{setTable.isBusy ? t('home.setting') : t('home.play-now-about')}</small>
      </span>
    </button>
  )
}
