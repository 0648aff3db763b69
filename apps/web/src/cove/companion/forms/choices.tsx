/** Questions that one tap answers: who is next, who came out of the bag, what lies on the clock, which card goes back. */
import type { Adventurer as Who } from '@merchants/cove'
import { ADVENTURERS } from '@merchants/cove'
import type { Key } from '../../../words/generated/keys.ts'
import { useWords } from '../../../words/words.tsx'
import { Adventurer } from '../../pieces/adventurer.tsx'
import { Mark } from '../../pieces/mark.tsx'
import { Marker } from '../../pieces/marker.tsx'
import { capital, whoWord } from '../../say/words.tsx'
import { ClockPicture } from '../pictures/clock-picture.tsx'
import { SymbolSigns } from '../pictures/symbol-signs.tsx'
import { BigButton } from './big-button.tsx'
import type { FormProps } from './form.ts'

export function NextForm({ question, onEnter }: FormProps<'next'>): React.ReactNode {
  const t = useWords()
  return (
    <>
      <ClockPicture hour={question.about.hour} />
      <div className="cp-big is-short">
        <BigButton
          name="turn"
          picture={<Marker isHuckster letter={t('companion.marker-letter')} size={44} />}
          label={t('companion.next-turn')}
          note={t('companion.next-turn-note')}
          onClick={() => onEnter('turn')}
        />
        <BigButton
          name="market"
          picture={<Mark name="market-token" width={44} />}
          label={t('companion.next-market')}
          note={t('companion.next-market-note')}
          onClick={() => onEnter('market')}
        />
      </div>
    </>
  )
}

const COLOURS: Readonly<Record<Who, Key>> = {
  red: 'companion.colour-red',
  green: 'companion.colour-green',
  blue: 'companion.colour-blue',
  yellow: 'companion.colour-yellow',
  rogue: 'companion.colour-rogue',
}

export function BagForm({ question, onEnter }: FormProps<'bag'>): React.ReactNode {
  const t = useWords()
  return (
    <div className="cp-big">
      {ADVENTURERS.map((who) => (
        <BigButton
          key={who}
          name={who}
          picture={<Adventurer who={who} height={54} isMute />}
          label={capital(whoWord(t, who))}
          note={t.any(COLOURS[who])}
          isProposed={question.suggest === who}
          onClick={() => onEnter(who)}
        />
      ))}
      <BigButton
        name="empty"
        picture={<Mark name="bag" width={30} height={36} />}
        label={t('companion.bag-empty')}
        isAlternative
        isProposed={question.suggest === 'empty'}
        onClick={() => onEnter('empty')}
      />
    </div>
  )
}

const STRETCHES = [
  [false, 0, 'companion.symbol-0'],
  [false, 1, 'companion.symbol-1'],
  [false, 2, 'companion.symbol-2'],
  [true, 0, 'companion.symbol-0-hand'],
  [true, 1, 'companion.symbol-1-hand'],
  [true, 2, 'companion.symbol-2-hand'],
] as const

/** Newcomers and clock hand in one tap: what lies between two hours. */
export function StretchForm({ question, onEnter }: FormProps<'stretch'>): React.ReactNode {
  const t = useWords()
  const { hour } = question.about
  const before = question.suggest
  return (
    <>
      <ClockPicture hour={hour} stretch={hour} />
      <div className="cp-six">
        {STRETCHES.map(([hand, newcomers, key]) => (
          <button
            key={key}
            type="button"
            className={before?.newcomers === newcomers && before.hand === hand ? 'cp-toggle is-proposed' : 'cp-toggle'}
            data-answer={`${hand ? 'hand' : 'plain'} ${newcomers}`}
            onClick={() => onEnter({ newcomers, hand })}
          >
            <span className="cp-six-face">
              <b className={newcomers === 2 ? 'cp-badge is-dark' : 'cp-badge'}>{newcomers}</b>
              {hand && <Mark name="corruption" width={26} />}
            </span>
            <span>{t(key)}</span>
          </button>
        ))}
      </div>
    </>
  )
}

export function ReturnedForm({ question, onEnter }: FormProps<'returned'>): React.ReactNode {
  const t = useWords()
  return (
    <div className="cp-big is-list">
      {question.about.cards.map((card, place) => (
        <BigButton
          key={place}
          name={String(place)}
          picture={<b className="cp-badge">{place + 1}</b>}
          label={t('companion.corruption-card', { count: card.corruption })}
          isProposed={question.suggest === place}
          onClick={() => onEnter(place)}
        />
      ))}
      <p className="cp-row">
        {question.about.cards.map((card, place) => (
          <SymbolSigns key={place} symbols={card} />
        ))}
      </p>
    </div>
  )
}
