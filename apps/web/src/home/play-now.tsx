/** A game in one click: you, a gentle program, and decks that are good for a first time. */
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
      <span className="trio">
        {decks.map((deck) => (
          <Portrait key={deck} deck={deck} />
        ))}
      </span>
      <span className="big">
        <Icon name="play" />
        {t('home.play-now')}
      </span>
      <span className="sub">{setTable.isBusy ? t('home.setting') : t('home.play-now-about')}</span>
    </button>
  )
}
