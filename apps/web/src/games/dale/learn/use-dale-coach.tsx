/** Dale for the coach, with a first game against a weak bot. */
import { Link } from 'wouter'
import { goodFirstSet } from '../setup/deck-facts.ts'
import { useNames } from '../setup/names.ts'
import { useStartGame } from '../setup/start-game.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoachGame } from '../../../learn/coach.tsx'

export function useDaleCoach(): CoachGame {
  const t = useTranslation()
  const names = useNames()
  const banned = useSettings((settings) => settings.banned)
  const startGame = useStartGame(() => undefined)
  return {
    title: t('learn.title'),
    about: t('learn.coach-about'),
    home: '/',
    more: (
      <>
        <Link href="/rules">{t('table.rules')}</Link>
        <Link href="/decks">{t('table.decks')}</Link>
      </>
    ),
    onPlay: () => {
      const foe = { kind: 'novice', name: names.friendly[0] ?? '' } as const
      startGame(
        names.filledIn({ seats: [{ kind: 'me', name: '' }, foe], decks: goodFirstSet(3, banned), teams: false }),
      )
    },
    isBusy: startGame.isBusy,
  }
}
