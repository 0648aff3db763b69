/** Questions that taps answer: the next player, newcomers from the bag, symbols on the clock, the returned card. */
import type { Adventurer as Who, Facts } from '@merchants/cove'
import { ADVENTURERS } from '@merchants/cove'
import { useState } from 'react'
import type { Key } from '../../../../words/generated/keys.ts'
import { useTranslation } from '../../../../words/words.tsx'
import { Adventurer } from '../../pieces/adventurer.tsx'
import { Mark } from '../../pieces/mark.tsx'
import { Marker } from '../../pieces/marker.tsx'
import { capital, whoWord } from '../../say/words.tsx'
import { Picture } from '../frame.tsx'
import { ClockPicture } from '../pictures/clock-picture.tsx'
import { SymbolSigns } from '../pictures/symbol-signs.tsx'
import { BigButton } from './big-button.tsx'
import { Confirm } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import type { FormProps, JointFormProps } from './form.ts'
import { asking } from './form.ts'
import { Given, useInTurn } from './in-turn.tsx'
import { ToggleRow } from './toggle-row.tsx'

export function NextForm({ question, onEnter }: FormProps<'next'>): React.ReactNode {
  const { hour, isFirst } = question.about
  return (
    <>
      <Picture>
        <ClockPicture hour={hour} />
      </Picture>
      <div className="cp-answers is-list">
        <NextAnswers own="you" his={isFirst ? 'turn' : 'again'} before={question.suggest} onChoose={onEnter} />
      </div>
    </>
  )
}

interface NextAnswersProps {
  readonly own: 'you'
  /** Whether it is his turn, or his turn again though no one has played since. */
  readonly his: 'turn' | 'again'
  readonly before: Facts['next'] | undefined
  readonly onChoose: (next: Facts['next']) => void
}

const NEXT_WORDS = {
  you: ['companion.next-you', 'companion.next-you-note'],
  turn: ['companion.next-turn', 'companion.next-turn-note'],
  again: ['companion.next-again', 'companion.next-again-note'],
  market: ['companion.next-market', 'companion.next-market-note'],
} as const

/** The next to act: a player, the Huckster, or the market. */
export function NextAnswers({ own, his, before, onChoose }: NextAnswersProps): React.ReactNode {
  const t = useTranslation()
  const pictures = {
    you: <Marker isHuckster={false} letter={t('companion.you-letter')} size={36} />,
    turn: <Marker isHuckster letter={t('companion.marker-letter')} size={36} />,
    again: <Marker isHuckster letter={t('companion.marker-letter')} size={36} />,
    market: <Mark name="market-token" width={36} />,
  }
  return ([own, his, 'market'] as const).map((next) => (
    <BigButton
      key={next}
      name={next}
      picture={pictures[next]}
      label={t(NEXT_WORDS[next][0])}
      note={t(NEXT_WORDS[next][1])}
      isProposed={before === next}
      onClick={() => onChoose(next)}
    />
  ))
}

const COLOURS: Readonly<Record<Who, Key>> = {
  red: 'companion.colour-red',
  green: 'companion.colour-green',
  blue: 'companion.colour-blue',
  yellow: 'companion.colour-yellow',
  rogue: 'companion.colour-rogue',
}

/** All newcomers from the bag on one screen, in their order. */
export function BagForm({ question, more, onEnter }: JointFormProps<'bag'>): React.ReactNode {
  const t = useTranslation()
  const draws = [question, ...asking(more, 'bag')]
  const { given, at, give, takeBack } = useInTurn<Facts['bag']>(draws.length, ([first = 'empty', ...others]) =>
    onEnter(first, ...others),
  )
  const proposed = draws[at]?.suggest
  const enterEmpty = (): void => {
    const [first, ...others] = [...given, 'empty' as const] as const
    onEnter(first, ...others)
  }
  return (
    <>
      <div className="cp-answers is-pairs">
        {ADVENTURERS.map((who) => (
          <BigButton
            key={who}
            name={who}
            picture={<Adventurer who={who} height={46} isMute />}
            label={capital(whoWord(t, who))}
            note={t.any(COLOURS[who])}
            isProposed={proposed === who}
            onClick={() => give(who)}
          />
        ))}
        <BigButton
          name="empty"
          picture={<Mark name="bag" width={30} height={36} />}
          label={t('companion.bag-empty')}
          isAlternative
          isProposed={proposed === 'empty'}
          onClick={enterEmpty}
        />
      </div>
      <div className="cp-go">
        <Given
          count={draws.length}
          faces={given.map((who, place) => who !== 'empty' && <Adventurer key={place} who={who} height={28} />)}
          onTakeBack={takeBack}
        />
      </div>
    </>
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

/** Newcomers and clock hand between two hours in one tap, for each hour of the move. */
export function StretchForm({ question, more, onEnter }: JointFormProps<'stretch'>): React.ReactNode {
  const t = useTranslation()
  const stretches = [question, ...asking(more, 'stretch')]
  const { given, at, give, takeBack } = useInTurn<Facts['stretch']>(stretches.length, ([first, ...others]) => {
    if (first !== undefined) onEnter(first, ...others)
  })
  const { about, suggest: before } = stretches[at] ?? question
  const { hour } = about
  const [isOther, setIsOther] = useState(false)
  const enterOther = (stretch: Facts['stretch']): void => {
    setIsOther(false)
    give(stretch)
  }
  if (isOther) return <OtherStretch onEnter={enterOther} />
  return (
    <>
      <Picture>
        <ClockPicture hour={question.about.hour} stretch={hour} />
      </Picture>
      <div className="cp-answers">
        <div className="row wrap spread">
          <h3 className="cp-now">{t('companion.ask-stretch', { from: String(hour), to: String(hour + 1) })}</h3>
          <button type="button" className="cp-why" data-answer="other" onClick={() => setIsOther(true)}>
            {t('companion.stretch-other')}
          </button>
        </div>
        <div className="cells cp-six">
          {STRETCHES.map(([hand, newcomers, key]) => (
            <button
              key={key}
              type="button"
              className={
                before?.newcomers === newcomers && before.hand === hand
                  ? 'cv-btn cp-toggle is-proposed'
                  : 'cv-btn cp-toggle'
              }
              data-answer={`${hand ? 'hand' : 'plain'} ${newcomers}`}
              onClick={() => give({ newcomers, hand })}
            >
              <span className="row">
                <b className={newcomers === 2 ? 'center cp-badge is-dark' : 'center cp-badge'}>{newcomers}</b>
                {hand && <Mark name="corruption" width={24} />}
              </span>
              <span>{t(key)}</span>
            </button>
          ))}
        </div>
      </div>
      <div className="cp-go">
        <Given
          count={stretches.length}
          faces={given.map(({ newcomers, hand }) => (hand ? `${newcomers} +` : newcomers))}
          onTakeBack={takeBack}
        />
      </div>
    </>
  )
}

/** More newcomers than any usual clock shows. */
function OtherStretch({ onEnter }: { readonly onEnter: (stretch: Facts['stretch']) => void }): React.ReactNode {
  const t = useTranslation()
  const [newcomers, setNewcomers] = useState<number>()
  const [hand, setHand] = useState<'hand' | 'plain'>()
  const missing = [
    ...(newcomers === undefined ? [t('companion.stretch-newcomers')] : []),
    ...(hand === undefined ? [t('companion.stretch-hand')] : []),
  ]
  return (
    <>
      <div className="cp-answers">
        <CountRow name="newcomers" label={t('companion.stretch-newcomers')} count={newcomers} onChange={setNewcomers} />
        <ToggleRow
          name="hand"
          label={t('companion.stretch-hand')}
          toggles={[
            { value: 'plain', face: t('companion.stretch-no-hand') },
            { value: 'hand', face: t('companion.stretch-hand') },
          ]}
          value={hand}
          onChoose={setHand}
        />
      </div>
      <Confirm missing={missing} onClick={() => onEnter({ newcomers: newcomers ?? 0, hand: hand === 'hand' })} />
    </>
  )
}

export function ReturnedForm({ question, onEnter }: FormProps<'returned'>): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="cp-answers is-list" data-scroll="">
      {question.about.cards.map((card, place) => (
        <BigButton
          key={place}
          name={String(place)}
          picture={<SymbolSigns symbols={card} />}
          label={t('companion.corruption-card', { count: card.corruption })}
          isProposed={question.suggest === place}
          onClick={() => onEnter(place)}
        />
      ))}
    </div>
  )
}
