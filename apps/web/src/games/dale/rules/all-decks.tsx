/** All animalfolk at a glance. */
import { Link } from 'wouter'
import { DeckName } from '../card/deck-name.tsx'
import { LETTERS } from '../card/letters.ts'
import { Portrait } from '../../../look/portrait.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { Level, Ratings } from './deck-figures.tsx'
import { GUIDED } from './guided.ts'

export function AllDecks(): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="panel all-decks rows gap-14">
      <h1>{t('guide.decks-title')}</h1>
      <p>{t('guide.choose-deck')}</p>
      <ul className="fit gap-14">
        {GUIDED.map((deck) => (
          <li key={deck}>
            <Link className={`deck column d-${deck}`} href={`/decks/${deck}`}>
              <span className="cloth">
                <Portrait deck={deck} />
              </span>
              <DeckName deck={deck} />
              {deck === 'junk' ? (
                <span className="dt">{t('guide.junk-theme')}</span>
              ) : (
                <>
                  <span className="mono" aria-hidden="true">
                    {LETTERS[deck]}
                  </span>
                  <span className="dt">{t.any(`decks.${deck}.theme`)}</span>
                  <Level deck={deck} />
                  <Ratings deck={deck} />
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
