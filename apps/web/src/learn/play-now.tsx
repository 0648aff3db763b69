/** From the last lesson straight to a first game against a gentle program. */
import { goodFirstSet } from '../home/deck-facts.ts'
import { useNames } from '../home/names.ts'
import { useSetTable } from '../home/set-table.ts'
import { Icon } from '../look/icon.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'

interface PlayNowProps {
  readonly ref: React.Ref<HTMLButtonElement>
  readonly isMain: boolean
}

export function PlayNow({ ref, isMain }: PlayNowProps): React.ReactNode {
  const t = useWords()
  const names = useNames()
  const banned = useSettings((settings) => settings.banned)
  const setTable = useSetTable(() => undefined)

  const play = (): void => {
    const foe = { kind: 'novice', name: names.friendly[0] ?? '' } as const
    setTable(names.filledIn({ seats: [{ kind: 'me', name: '' }, foe], decks: goodFirstSet(3, banned), teams: false }))
  }
  return (
    <button
      ref={ref}
      type="button"
      className={`btn next ${isMain ? 'primary' : ''}`}
      aria-busy={setTable.isBusy}
      onClick={play}
    >
      <Icon name="play" />
      {t('learn.play-now')}
    </button>
  )
}
