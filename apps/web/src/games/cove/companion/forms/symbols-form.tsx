/** The symbols of a card: guild signs and corruption, any number of each. A card without any is said with one tap. */
import type { Colour, Symbols } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import { useState } from 'react'
import { useTranslation } from '../../../../words/words.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Corruption } from '../../pieces/mark.tsx'
import { capital } from '../../say/words.tsx'
import { Confirm } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import type { FormProps } from './form.ts'

const NO_SYMBOLS: Symbols = { guilds: { red: 0, green: 0, blue: 0, yellow: 0 }, corruption: 0 }

interface SymbolsFormProps {
  readonly before: Symbols | undefined
  readonly onEnter: (symbols: Symbols) => void
  readonly children?: React.ReactNode
}

/** Avoids accidental entries. Before the first symbol there is nothing to confirm but "no symbols". */
function SymbolsForm({ before, onEnter, children }: SymbolsFormProps): React.ReactNode {
  const t = useTranslation()
  const [symbols, setSymbols] = useState(before)
  const { guilds, corruption } = symbols ?? NO_SYMBOLS
  const shown = (count: number): number | undefined => (symbols === undefined ? undefined : count)
  const setGuild = (colour: Colour, count = 0): void =>
    setSymbols({ guilds: { ...guilds, [colour]: count }, corruption })
  return (
    <>
      <div className="cp-answers" data-scroll="">
        {COLOURS.map((colour) => (
          <CountRow
            key={colour}
            name={colour}
            picture={<GuildSign of={colour} size={34} isMute />}
            label={capital(t.any(`cove.sign-${colour}`))}
            count={shown(guilds[colour])}
            onChange={(count) => setGuild(colour, count)}
          />
        ))}
        <CountRow
          name="corruption"
          picture={<Corruption size={34} />}
          label={capital(t('cove.corruption-symbol'))}
          count={shown(corruption)}
          onChange={(count = 0) => setSymbols({ guilds, corruption: count })}
        />
      </div>
      {symbols === undefined ? (
        <div className="cp-go">
          <div className="even">
            <button
              type="button"
              className="cv-btn is-soft"
              data-answer="no symbols"
              onClick={() => onEnter(NO_SYMBOLS)}
            >
              {t('companion.no-symbols')}
            </button>
            {children}
          </div>
        </div>
      ) : (
        <Confirm onClick={() => onEnter(symbols)} />
      )}
    </>
  )
}

export const HiredForm = ({ question, onEnter }: FormProps<'hired'>): React.ReactNode => (
  <SymbolsForm before={question.suggest} onEnter={onEnter} />
)

export function CorruptionForm({ question, onEnter }: FormProps<'corruption'>): React.ReactNode {
  const t = useTranslation()
  const before = question.suggest === 'none left' ? undefined : question.suggest
  return (
    <SymbolsForm before={before} onEnter={onEnter}>
      <button type="button" className="cv-btn is-soft" data-answer="none left" onClick={() => onEnter('none left')}>
        {t('companion.corruption-none')}
      </button>
    </SymbolsForm>
  )
}
