/** Questions that are answered with several numbers, none of them preset: people at a pier, prices, halls, gold from Cultists. */
import type { Adventurer as Who, Good as Kind } from '@merchants/cove'
import { GOODS } from '@merchants/cove'
import { useContext, useState } from 'react'
import { useTranslation } from '../../../../words/words.tsx'
import { Adventurer } from '../../pieces/adventurer.tsx'
import { Good } from '../../pieces/good.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Corruption } from '../../pieces/mark.tsx'
import { capital, goodWord, whoWord } from '../../say/words.tsx'
import { Picture } from '../frame.tsx'
import { PierSketch } from '../pictures/board-sketches.tsx'
import { Confirm, IsCorrection } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import type { FormProps, JointFormProps } from './form.ts'
import { asking } from './form.ts'

interface NumberToSay {
  readonly name: string
  readonly label: string
  /** The label within a sentence, where lower case alone isn’t enough: “the Bards’ hall”. */
  readonly inSentence?: string
  readonly picture?: React.ReactNode
  /** The previous number, shown but not entered. */
  readonly likely?: number | undefined
  /** Not asked while another number is 0. */
  readonly needs?: string
}

interface NumbersFormProps {
  readonly rows: readonly NumberToSay[]
  readonly before: readonly (number | undefined)[]
  readonly picture?: React.ReactNode
  readonly onEnter: (numbers: readonly number[]) => void
}

/** One number for each row; all of them must be entered. */
export function NumbersForm({ rows, before, picture, onEnter }: NumbersFormProps): React.ReactNode {
  const [numbers, setNumbers] = useState(before)
  const isAsked = ({ needs }: NumberToSay): boolean =>
    needs === undefined || (numbers[rows.findIndex(({ name }) => name === needs)] ?? 0) > 0
  const unanswered = rows.filter((row, at) => isAsked(row) && numbers[at] === undefined)
  return (
    <>
      {picture !== undefined && <Picture>{picture}</Picture>}
      <div className="cp-answers" data-scroll="">
        {rows.map(
          (row, at) =>
            isAsked(row) && (
              <CountRow
                key={row.name}
                {...row}
                count={numbers[at]}
                onChange={(count) => setNumbers(rows.map((_, place) => (place === at ? count : numbers[place])))}
              />
            ),
        )}
      </div>
      <Confirm
        missing={unanswered.map(({ label, inSentence = label }) => inSentence)}
        onClick={() => onEnter(numbers.map((count) => count ?? 0))}
      />
    </>
  )
}

function useGoodRow(): (good: Kind, at: number) => NumberToSay {
  const t = useTranslation()
  return (good, at) => ({
    name: `${good} ${at + 1}`,
    picture: <Good good={good} size={36} isMute />,
    label: capital(goodWord(t, good)),
  })
}

/** The customers at a pier, and its prices as soon as there is a buyer. */
export function CrowdForm({ question, more, onEnter }: JointFormProps<'crowd'>): React.ReactNode {
  const t = useTranslation()
  const goodRow = useGoodRow()
  const { who, pier } = question.about
  const [priced] = asking(more, 'prices')
  const goods = priced?.about.goods ?? []
  const face = (each: Who): NumberToSay => ({
    name: each,
    picture: <Adventurer who={each} height={38} isMute />,
    label: capital(whoWord(t, each)),
  })
  const priceRow = (good: Kind, at: number): NumberToSay => {
    const row = goodRow(good, at)
    return { ...row, label: t('companion.price-of', { good: goodWord(t, good) }), needs: GOODS[good].colour }
  }
  return (
    <NumbersForm
      picture={<PierSketch pier={pier} />}
      rows={[...who.map(face), ...goods.map(priceRow)]}
      before={[...who.map((each) => question.suggest?.[each]), ...goods.map(() => undefined)]}
      onEnter={(numbers) => {
        const crowd = Object.fromEntries(who.map((each, at) => [each, numbers[at]]))
        const bought = goods.filter((good) => (crowd[GOODS[good].colour] ?? 0) > 0)
        const prices = bought.map((good) => [good, numbers[who.length + goods.indexOf(good)]])
        if (bought.length === 0) onEnter(crowd)
        else onEnter(crowd, Object.fromEntries(prices))
      }}
    />
  )
}

export function PricesForm({ question, onEnter }: FormProps<'prices'>): React.ReactNode {
  const isCorrection = useContext(IsCorrection)
  const row = useGoodRow()
  const { goods, pier } = question.about
  const before = goods.map((good) => question.suggest?.[good])
  return (
    <NumbersForm
      picture={<PierSketch pier={pier} />}
      rows={goods.map((good, at) => ({ ...row(good, at), likely: before[at] }))}
      before={isCorrection ? before : []}
      onEnter={(prices) => onEnter(Object.fromEntries(goods.map((good, at) => [good, prices[at]])))}
    />
  )
}

/** The earnings of each good at a pier with Cultists and the cost of selling there, as on their card. */
export function CultistsForm({ question, onEnter }: FormProps<'cultists'>): React.ReactNode {
  const t = useTranslation()
  const { goods } = question.about
  const { gold, cards } = question.suggest ?? { gold: [], cards: undefined }
  const forCards = { name: 'cards', picture: <Corruption size={34} />, label: t('companion.cultist-cards') }
  return (
    <NumbersForm
      rows={[...goods.map(useGoodRow()), forCards]}
      before={[...goods.map((_, at) => gold[at]), cards]}
      onEnter={(numbers) => onEnter({ gold: numbers.slice(0, -1), cards: numbers.at(-1) ?? 0 })}
    />
  )
}

/** All halls that matter now; at the end, what each kind of symbol is worth. */
export function HallsForm({ question, more, onEnter }: JointFormProps<'hall'>): React.ReactNode {
  const t = useTranslation()
  const halls = [question, ...asking(more, 'hall')]
  const hasLair = more.some(({ fact }) => fact === 'lair')
  const rows = halls.map(({ about: { hall }, rule, suggest }) => ({
    name: hall,
    picture: <GuildSign of={hall} size={34} isMute />,
    ...(rule === 'H-83'
      ? { label: t('companion.symbol-of', { hall }) }
      : { label: t('companion.hall-of', { hall }), inSentence: t('companion.missing-hall', { hall }) }),
    likely: suggest,
  }))
  const lair = { name: 'lair', picture: <Corruption size={34} />, label: t('companion.symbol-cost') }
  return (
    <NumbersForm
      rows={hasLair ? [...rows, lair] : rows}
      before={[]}
      onEnter={([first = 0, ...others]) => onEnter(first, ...others)}
    />
  )
}
