/** The symbols of a card: guild signs and corruption, any number of each. A card without any is said with one tap. */
import type { Colour, Symbols } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Corruption, Mark } from '../../pieces/mark.tsx'
import { capital } from '../../say/words.tsx'
import { BigButton } from './big-button.tsx'
import { Confirm } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import type { FormProps } from './form.ts'

const NO_SYMBOLS: Symbols = { guilds: { red: 0, green: 0, blue: 0, yellow: 0 }, corruption: 0 }

interface SymbolsFormProps {
  readonly before: Symbols | undefined
  readonly onEnter: (symbols: Symbols) => void
  readonly children?: React.ReactNode
}

/** Nothing is entered by accident: it waits for the first sign, or for the word that there is none. */
function SymbolsForm({ before, onEnter, children }: SymbolsFormProps): React.ReactNode {
  const t = useWords()
  const [symbols, setSymbols] = useState(before)
  const { guilds, corruption } = symbols ?? NO_SYMBOLS
  const shown = (count: number): number | undefined => (symbols === undefined ? undefined : count)
  const setGuild = (colour: Colour, count = 0): void =>
    setSymbols({ guilds: { ...guilds, [colour]: count }, corruption })
  return (
    <>
      <div className="cp-counts">
        {COLOURS.map((colour) => (
          <CountRow
            key={colour}
            name={colour}
            picture={<GuildSign of={colour} size={40} isMute />}
            label={capital(t.any(`cove.sign-${colour}`))}
            count={shown(guilds[colour])}
            placeholder="0"
            onChange={(count) => setGuild(colour, count)}
          />
        ))}
        <CountRow
          name="corruption"
          picture={<Corruption size={40} />}
          label={capital(t('cove.corruption-symbol'))}
          count={shown(corruption)}
          placeholder="0"
          onChange={(count = 0) => setSymbols({ guilds, corruption: count })}
        />
        <BigButton
          name="no symbols"
          label={t('companion.no-symbols')}
          isAlternative
          onClick={() => onEnter(NO_SYMBOLS)}
        />
        {children}
      </div>
      <Confirm
        missing={symbols === undefined ? [t('companion.missing-symbols')] : []}
        onClick={() => symbols && onEnter(symbols)}
      />
    </>
  )
}

export const HiredForm = ({ question, onEnter }: FormProps<'hired'>): React.ReactNode => (
  <SymbolsForm before={question.suggest} onEnter={onEnter} />
)

export function CorruptionForm({ question, onEnter }: FormProps<'corruption'>): React.ReactNode {
  const t = useWords()
  const before = question.suggest === 'none left' ? undefined : question.suggest
  return (
    <SymbolsForm before={before} onEnter={onEnter}>
      <BigButton
        name="none left"
        picture={<Mark name="corruption" width={30} />}
        label={t('companion.corruption-none')}
        isAlternative
        onClick={() => onEnter('none left')}
      />
    </SymbolsForm>
  )
}
