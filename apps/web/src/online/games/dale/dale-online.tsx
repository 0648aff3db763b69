/** Dale for the online pages. */
import { cardsOf } from '@merchants/dale'
import { lazy } from 'react'
import { goodFirstSet } from '../../../games/dale/setup/deck-facts.ts'
import { useDraft } from '../../../games/dale/setup/draft-store.ts'
import { decksFor, missingDecks, playersAt, TABLES, withSize } from '../../../games/dale/setup/draft.ts'
import { Portrait } from '../../../look/portrait.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Chosen, OnlineGame } from '../online-game.ts'
import { ChosenDecks } from './chosen-decks.tsx'
import { chosenDale, decksAt, isTeamGame } from './dale-options.ts'

const sizeNamed = (name: string): (typeof TABLES)[number] => TABLES.find((each) => each === name) ?? '2'

export const daleOnline: OnlineGame = {
  name: 'dale',
  title: (t) => t('online.game-dale'),
  sizes: TABLES.map((name) => ({ name, players: playersAt(name), isTeams: name === 'teams' })),
  chosenFor: ({ name, players, isTeams = false }) => {
    const { banned } = useSettings.getState()
    return chosenDale(players, goodFirstSet(decksFor(sizeNamed(name)), banned), isTeams)
  },
  useSize: () => {
    const { draft, setDraft } = useDraft()
    const banned = useSettings((settings) => settings.banned)
    return [draft.size, ({ name }) => setDraft(withSize(draft, sizeNamed(name), banned))]
  },
  Setup: ChosenDecks,
  useMissing: ({ isHost }) => {
    const t = useTranslation()
    const draft = useDraft((store) => store.draft)
    const missing = isHost ? missingDecks(draft) : 0
    return missing > 0 ? t('home.set-first', { missing }) : undefined
  },
  isTeamGame,
  hasReactions: (chosen) =>
    decksAt(chosen).some((deck) => cardsOf(deck).some(({ reaction }) => reaction !== undefined)),
  Face: DeckFaces,
  Table: lazy(() => import('./online-dale-table.tsx').then(({ OnlineDaleTable }) => ({ default: OnlineDaleTable }))),
  End: lazy(() => import('./dale-end.tsx').then(({ DaleEnd }) => ({ default: DaleEnd }))),
}

function DeckFaces({ chosen }: { readonly chosen: Chosen }): React.ReactNode {
  return decksAt(chosen).map((deck) => <Portrait deck={deck} key={deck} />)
}
