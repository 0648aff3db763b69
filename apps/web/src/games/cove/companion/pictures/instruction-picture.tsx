/** Instructions in pictures, with the place he points at, the pieces concerned, and sums line by line. */
import type { CompanionState, Good as Kind, Instruction, Reading, Symbols, Colour } from '@merchants/cove'
import { useTranslation } from '../../../../words/words.tsx'
import { Adventurer } from '../../pieces/adventurer.tsx'
import { Good } from '../../pieces/good.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { ActionMark } from '../../pieces/huckster-action.tsx'
import { Cost, HucksterCard } from '../../pieces/huckster-card.tsx'
import { Gold, Mark } from '../../pieces/mark.tsx'
import { Times } from '../../pieces/times.tsx'
import { capital, goodWord } from '../../say/words.tsx'
import { ClockPicture } from './clock-picture.tsx'
import { HisPool, HisShelf } from './his-rows.tsx'
import { HarbourMap } from './harbour-map.tsx'
import { SquarePicture } from './square-picture.tsx'
import { SymbolSigns } from './symbol-signs.tsx'

interface InstructionPictureProps {
  readonly instruction: Instruction
  readonly state: CompanionState
}

/** Where on the board it happens. */
export function InstructionPicture({ instruction, state }: InstructionPictureProps): React.ReactNode {
  const { known, stall } = state
  switch (instruction.do) {
    case 'read':
      return <ReadCards {...instruction} />
    case 'take card':
      return <SquarePicture slot={instruction.slot} />
    case 'gain goods':
    case 'lose good':
    case 'keep goods':
      return (
        <div className="rows cp-own">
          <HisShelf stall={stall} />
        </div>
      )
    case 'draw nobody':
      return (
        <div className="rows cp-own">
          <HisPool stall={stall} />
        </div>
      )
    case 'move':
      return <ClockPicture hour={instruction.to} from={instruction.from} />
    case 'step on hand':
      return <ClockPicture hour={instruction.hour + 0.5} from={instruction.hour} />
    case 'seat':
    case 'stay at sea':
      return <HarbourMap known={known} boat={instruction.boat} />
    case 'dock':
      return <HarbourMap known={known} boat={instruction.boat} dock={instruction.dock} />
    case 'nobody boards':
      return <HarbourMap known={known} />
    default:
      return undefined
  }
}

interface InstructionDetailsProps {
  readonly instruction: Instruction
  /** How often it is done in a row. */
  readonly passes: number
}

/** The part of an instruction that must be read: goods, sums and symbols. */
export function InstructionDetails({ instruction, passes }: InstructionDetailsProps): React.ReactNode {
  switch (instruction.do) {
    case 'read':
      return <ReadingMarks reading={instruction.reading} />
    case 'gain goods':
    case 'keep goods':
      return <Goods goods={instruction.goods} />
    case 'lose good':
      return <Goods goods={[instruction.good]} />
    case 'return corruption':
      return <CardSigns card={instruction.card} />
    case 'guild support':
      return (
        <p className="row">
          <GuildSign of={instruction.hall} size={30} />
          <b>+{instruction.gold}</b>
          {passes > 1 && <Times times={passes} />}
          <Gold amount={instruction.total} size={22} />
        </p>
      )
    case 'sell':
      return <SaleLines {...instruction} />
    case 'pool support':
      return <SupportLines {...instruction} />
    default:
      return undefined
  }
}

function CardSigns({ card }: { readonly card: Symbols }): React.ReactNode {
  const t = useTranslation()
  const { guilds, corruption } = card
  const isBlank = corruption + Object.values(guilds).reduce((sum, each) => sum + each, 0) === 0
  return isBlank ? <p>{t('companion.card-blank')}</p> : <SymbolSigns symbols={card} size={30} />
}

type Of<Do extends Instruction['do']> = Extract<Instruction, { readonly do: Do }>

function ReadCards({ left, right }: Of<'read'>): React.ReactNode {
  return (
    <div className="duo cp-duo">
      <HucksterCard card={left} lit="right" />
      <HucksterCard card={right} lit="left" />
    </div>
  )
}

/** Action, multiplier, side, arrow and cost in one line. */
export function ReadingMarks({ reading }: { readonly reading: Reading }): React.ReactNode {
  const t = useTranslation()
  const { action, multiplier, side, arrow, hours, corruption } = reading
  return (
    <div className="row wrap">
      <ActionMark action={action} size={36} />
      <Times times={multiplier} />
      <Mark name={`side-${side}`} width={40} height={24} label={t.any(`cove.${side}`)} />
      <Mark name={`arrow-${arrow}`} width={40} height={24} label={t.any(`cove.${arrow}`)} />
      <Cost hours={hours} corruption={corruption} size={22} />
    </div>
  )
}

/** As many goods have their names beside them; more are shown as they stand on the shelf. */
const MOST_NAMED = 3

function Goods({ goods }: { readonly goods: readonly Kind[] }): React.ReactNode {
  const t = useTranslation()
  const isNamed = goods.length <= MOST_NAMED
  return (
    <ul className="row wrap cp-goods">
      {goods.map((good, at) => (
        <li key={at} className="row">
          <Good good={good} size={36} isMute={isNamed} />
          {isNamed && <span>{capital(goodWord(t, good))}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Equal goods are sold for the same price, so they share one line. */
function SaleLines({ sales, total }: Of<'sell'>): React.ReactNode {
  const t = useTranslation()
  const kinds = sales.filter(({ good, gold }, at) => sales.findIndex((s) => s.good === good && s.gold === gold) === at)
  const countOf = (kind: (typeof sales)[number]): number =>
    sales.filter(({ good, gold }) => good === kind.good && gold === kind.gold).length
  return (
    <ul className="cp-tally">
      {kinds
        .map((kind) => ({ ...kind, count: countOf(kind) }))
        .map(({ good, price, customers, gold, count }) => (
          <li key={`${good} ${gold}`}>
            <span className="row cp-sold">
              {count > 1 && `${count} ×`} <Good good={good} size={30} />
            </span>
            <span>
              {price === undefined || customers === undefined
                ? t('companion.sale-cultists')
                : t('companion.sale-line', { price, customers })}
            </span>
            <b>+{gold * count}</b>
          </li>
        ))}
      <li className="is-total">
        <span>{t('companion.gold-to', { total })}</span>
        <Gold amount={total} />
      </li>
    </ul>
  )
}

function SupportLines({ lines, total }: Of<'pool support'>): React.ReactNode {
  const t = useTranslation()
  const halls = new Map(lines.map(({ hall, customers }) => [hall, customers]))
  const countOf = (hall: Colour): number => lines.filter((line) => line.hall === hall).length
  return (
    <ul className="cp-tally is-support">
      {[...halls].map(([hall, customers]) => (
        <li key={hall}>
          <span className="row cp-sold">
            {countOf(hall) > 1 && `${countOf(hall)} ×`} <Adventurer who={hall} height={30} />
          </span>
          <span>{t('companion.support-line', { customers, hall })}</span>
          <b>+{customers * countOf(hall)}</b>
        </li>
      ))}
      <li className="is-total">
        <span>{t('companion.gold-to', { total })}</span>
        <Gold amount={total} />
      </li>
    </ul>
  )
}

/** The piece or person that a task is about, before its text. */
export function TaskIcon({ instruction }: { readonly instruction: Instruction }): React.ReactNode {
  if (instruction.do === 'seat') return <Adventurer who={instruction.who} height={34} isMute />
  const mark = ICONS[instruction.do]
  return mark === undefined ? undefined : <Mark name={mark} width={28} />
}

const ICONS: Readonly<Partial<Record<Instruction['do'], string>>> = {
  'take card': 'handshake',
  'guild support': 'coin',
  move: 'hourglass',
  'step on hand': 'corruption',
  dock: 'dock',
  'stay at sea': 'boat',
  sell: 'coin',
  'pool support': 'coin',
}
