/** Questions that are answered with several numbers: symbols of a card, customers at a pier, and what it pays. */
import type { Adventurer as Who, Colour, Good as Kind, Symbols } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Adventurer } from '../../pieces/adventurer.tsx'
import { Good } from '../../pieces/good.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Corruption } from '../../pieces/mark.tsx'
import { capital, goodWord, whoWord } from '../../say/words.tsx'
import { Confirm } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import type { FormProps } from './form.ts'

const MOST_SYMBOLS = 4
const MOST_PEOPLE = 8
const MOST_GOLD = 20

const NO_SYMBOLS: Symbols = { guilds: { red: 0, green: 0, blue: 0, yellow: 0 }, corruption: 0 }

export function HiredForm({ question, onEnter }: FormProps<'hired'>): React.ReactNode {
  const t = useWords()
  const [symbols, setSymbols] = useState(question.suggest ?? NO_SYMBOLS)
  const setGuild = (colour: Colour, count: number): void =>
    setSymbols({ ...symbols, guilds: { ...symbols.guilds, [colour]: count } })
  return (
    <>
      <div className="cp-counts">
        {COLOURS.map((colour) => (
          <CountRow
            key={colour}
            name={colour}
            picture={<GuildSign of={colour} size={40} isMute />}
            label={capital(t.any(`cove.sign-${colour}`))}
            count={symbols.guilds[colour]}
            most={MOST_SYMBOLS}
            onChange={(count) => setGuild(colour, count)}
          />
        ))}
        <CountRow
          name="corruption"
          picture={<Corruption size={40} />}
          label={capital(t('cove.corruption-symbol'))}
          count={symbols.corruption}
          most={MOST_SYMBOLS}
          onChange={(corruption) => setSymbols({ ...symbols, corruption })}
        />
      </div>
      <Confirm onClick={() => onEnter(symbols)} />
    </>
  )
}

export function CrowdForm({ question, onEnter }: FormProps<'crowd'>): React.ReactNode {
  const t = useWords()
  const { who } = question.about
  const [counts, setCounts] = useState<Partial<Record<Who, number>>>(
    () => question.suggest ?? Object.fromEntries(who.map((each) => [each, 0])),
  )
  return (
    <>
      <div className="cp-counts">
        {who.map((each) => (
          <CountRow
            key={each}
            name={each}
            picture={<Adventurer who={each} height={46} isMute />}
            label={capital(whoWord(t, each))}
            count={counts[each] ?? 0}
            most={MOST_PEOPLE}
            onChange={(count) => setCounts({ ...counts, [each]: count })}
          />
        ))}
      </div>
      <Confirm onClick={() => onEnter(counts)} />
    </>
  )
}

export function PricesForm({ question, onEnter }: FormProps<'prices'>): React.ReactNode {
  const t = useWords()
  const [prices, setPrices] = useState<Partial<Record<Kind, number>>>(question.suggest ?? {})
  return (
    <>
      <div className="cp-counts">
        {question.about.goods.map((good) => (
          <CountRow
            key={good}
            name={good}
            picture={<Good good={good} size={42} isMute />}
            label={capital(goodWord(t, good))}
            count={prices[good] ?? 0}
            most={MOST_GOLD}
            onChange={(price) => setPrices({ ...prices, [good]: price })}
          />
        ))}
      </div>
      <Confirm onClick={() => onEnter(prices)} />
    </>
  )
}
