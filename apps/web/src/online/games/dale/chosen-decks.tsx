/** The decks of the next game. The host chooses others in a dialog. */
import { useState } from 'react'
import { Link } from 'wouter'
import { DeckName } from '../../../games/dale/card/deck-name.tsx'
import { DECK_FACTS } from '../../../games/dale/setup/deck-facts.ts'
import { DeckPicker } from '../../../games/dale/setup/deck-picker.tsx'
import { Dialog } from '../../../shell/dialog.tsx'
import { Pips } from '../../../games/dale/setup/pips.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { decksAt } from './dale-options.ts'
import { useHostDraft } from './use-host-draft.ts'
import type { GatheringProps } from '../online-game.ts'

export function ChosenDecks({ gathering }: GatheringProps): React.ReactNode {
  const t = useTranslation()
  const [isChoosing, setChoosing] = useState(false)
  const { at, isHost } = gathering
  useHostDraft(gathering)
  return (
    <section className="panel chosen" aria-labelledby="chosen-decks">
      <h2 id="chosen-decks" className="row spread gap-8">
        {t('online.decks')}
        {isHost && (
          <button type="button" className="btn" onClick={() => setChoosing(true)}>
            {t('online.choose-decks')}
          </button>
        )}
      </h2>
      <ul className="fit gap-12">
        {decksAt(at.table.options).map((deck) => (
          <li key={deck}>
            <Link className={`deck column d-${deck}`} href={`/decks/${deck}`}>
              <span className="cloth">
                <Portrait deck={deck} />
              </span>
              <DeckName deck={deck} />
              <span className="dt">{t.any(`decks.${deck}.theme`)}</span>
              <Pips level={DECK_FACTS[deck].level} />
            </Link>
          </li>
        ))}
      </ul>
      {isHost && isChoosing && (
        <Dialog title={t('home.picker')} onClose={() => setChoosing(false)}>
          <DeckPicker />
          <form className="deeds" method="dialog">
            <button type="submit" className="btn primary">
              {t('home.bans-done')}
            </button>
          </form>
        </Dialog>
      )}
    </section>
  )
}
