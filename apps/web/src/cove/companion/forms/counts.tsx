/** Questions that are answered with several numbers, none of them proposed by us: people at a pier, prices, what Cultists give. */
import type { Adventurer as Who, Good as Kind } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Adventurer } from '../../pieces/adventurer.tsx'
import { Good } from '../../pieces/good.tsx'
import { Corruption } from '../../pieces/mark.tsx'
import { capital, goodWord, whoWord } from '../../say/words.tsx'
import { PierSketch } from '../pictures/board-sketches.tsx'
import { Confirm } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import type { FormProps } from './form.ts'

interface NumberToSay {
  readonly name: string
  readonly label: string
  readonly picture?: React.ReactNode
}

interface NumbersFormProps {
  readonly rows: readonly NumberToSay[]
  readonly before: readonly (number | undefined)[]
  readonly picture?: React.ReactNode
  readonly onEnter: (numbers: readonly number[]) => void
}

/** One number for each row; all of them are to be said. */
export function NumbersForm({ rows, before, picture, onEnter }: NumbersFormProps): React.ReactNode {
  const [numbers, setNumbers] = useState(before)
  const missing = rows.filter((_, at) => numbers[at] === undefined).map(({ label }) => label)
  return (
    <>
      <div className="cp-counts">
        {picture}
        {rows.map((row, at) => (
          <CountRow
            key={at}
            {...row}
            count={numbers[at]}
            onChange={(count) => setNumbers(rows.map((_, place) => (place === at ? count : numbers[place])))}
          />
        ))}
      </div>
      <Confirm missing={missing} onClick={() => onEnter(numbers.map((count) => count ?? 0))} />
    </>
  )
}

export function CrowdForm({ question, onEnter }: FormProps<'crowd'>): React.ReactNode {
  const t = useWords()
  const { who } = question.about
  const face = (each: Who): NumberToSay => ({
    name: each,
    picture: <Adventurer who={each} height={46} isMute />,
    label: capital(whoWord(t, each)),
  })
  return (
    <NumbersForm
      rows={who.map(face)}
      before={who.map((each) => question.suggest?.[each])}
      onEnter={(counts) => onEnter(Object.fromEntries(who.map((each, at) => [each, counts[at]])))}
    />
  )
}

function useGoodRow(): (good: Kind, at: number) => NumberToSay {
  const t = useWords()
  return (good, at) => ({
    name: `${good} ${at + 1}`,
    picture: <Good good={good} size={42} isMute />,
    label: capital(goodWord(t, good)),
  })
}

export function PricesForm({ question, onEnter }: FormProps<'prices'>): React.ReactNode {
  const { goods, pier } = question.about
  return (
    <NumbersForm
      picture={<PierSketch pier={pier} />}
      rows={goods.map(useGoodRow())}
      before={goods.map((good) => question.suggest?.[good])}
      onEnter={(prices) => onEnter(Object.fromEntries(goods.map((good, at) => [good, prices[at]])))}
    />
  )
}

/** What each good brings at a pier with Cultists, and what selling there costs: as their card says. */
export function CultistsForm({ question, onEnter }: FormProps<'cultists'>): React.ReactNode {
  const t = useWords()
  const { goods } = question.about
  const { gold, cards } = question.suggest ?? { gold: [], cards: undefined }
  const forCards = { name: 'cards', picture: <Corruption size={40} />, label: t('companion.cultist-cards') }
  return (
    <NumbersForm
      rows={[...goods.map(useGoodRow()), forCards]}
      before={[...goods.map((_, at) => gold[at]), cards]}
      onEnter={(numbers) => onEnter({ gold: numbers.slice(0, -1), cards: numbers.at(-1) ?? 0 })}
    />
  )
}
