/** The picture of an instruction: the place he points at, the pieces it is about, or the sum line by line. */
import type { CompanionState, Good as Kind, Instruction, Reading, Stall } from '@merchants/cove'
import { useWords } from '../../../words/words.tsx'
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

export function InstructionPicture({ instruction, state }: InstructionPictureProps): React.ReactNode {
  const { known, reading, stall } = state
  const arrow = reading?.arrow
  switch (instruction.do) {
    case 'read':
      return <ReadCards {...instruction} />
    case 'take card':
      return <SquarePicture slot={instruction.slot} />
    case 'gain goods':
      return <OnShelf goods={instruction.goods} stall={stall} />
    case 'lose good':
      return <OnShelf goods={[instruction.good]} stall={stall} />
    case 'keep goods':
      return <Goods goods={instruction.goods} />
    case 'draw nobody':
      return (
        <div className="cp-own">
          <HisPool stall={stall} />
        </div>
      )
    case 'return corruption':
      return (
        <div className="cp-corruption">
          <SymbolSigns symbols={instruction.card} size={40} />
        </div>
      )
    case 'guild support':
      return (
        <div className="cp-sum">
          <GuildSign of={instruction.hall} size={54} />
          <b>+{instruction.gold}</b>
          <Gold amount={instruction.total} size={34} />
        </div>
      )
    case 'move':
      return <ClockPicture hour={instruction.to} from={instruction.from} />
    case 'step on hand':
      return <ClockPicture hour={instruction.hour + 0.5} from={instruction.hour} />
    case 'seat':
    case 'stay at sea':
      return <HarbourMap known={known} boat={instruction.boat} arrow={arrow} />
    case 'dock':
      return <HarbourMap known={known} boat={instruction.boat} dock={instruction.dock} arrow={arrow} />
    case 'nobody boards':
      return <HarbourMap known={known} />
    case 'sell':
      return <SaleLines {...instruction} />
    case 'pool support':
      return <SupportLines {...instruction} />
    case 'set up':
    case 'arrival':
    case 'clean up':
    case 'slide':
    case 'hire nobody':
      return undefined
  }
}

type Of<Do extends Instruction['do']> = Extract<Instruction, { readonly do: Do }>

function ReadCards({ left, right, reading }: Of<'read'>): React.ReactNode {
  return (
    <>
      <div className="duo cp-duo">
        <HucksterCard card={left} lit="right" />
        <HucksterCard card={right} lit="left" />
      </div>
      <ReadingMarks reading={reading} />
    </>
  )
}

/** Action, multiplier, side, arrow and cost in one line. */
export function ReadingMarks({ reading }: { readonly reading: Reading }): React.ReactNode {
  const t = useWords()
  const { action, multiplier, side, arrow, hours, corruption } = reading
  return (
    <div className="cp-marks">
      <ActionMark action={action} size={36} />
      <Times times={multiplier} />
      <Mark name={`side-${side}`} width={40} height={24} label={t.any(`cove.${side}`)} />
      <Mark name={`arrow-${arrow}`} width={40} height={24} label={t.any(`cove.${arrow}`)} />
      <Cost hours={hours} corruption={corruption} size={22} />
    </div>
  )
}

function Goods({ goods }: { readonly goods: readonly Kind[] }): React.ReactNode {
  const t = useWords()
  return (
    <ul className="cp-goods">
      {goods.map((good, at) => (
        <li key={at}>
          <Good good={good} size={76} isMute />
          <span>{capital(goodWord(t, good))}</span>
        </li>
      ))}
    </ul>
  )
}

/** The goods an instruction is about, and his whole shelf as it is then. */
function OnShelf({ goods, stall }: { readonly goods: readonly Kind[]; readonly stall: Stall }): React.ReactNode {
  return (
    <>
      <Goods goods={goods} />
      <div className="cp-own">
        <HisShelf stall={stall} />
      </div>
    </>
  )
}

function SaleLines({ sales, total }: Of<'sell'>): React.ReactNode {
  const t = useWords()
  return (
    <ul className="cp-tally">
      {sales.map(({ good, price, customers, gold }, at) => (
        <li key={at}>
          <Good good={good} size={38} />
          <span>
            {price === undefined || customers === undefined
              ? t('companion.sale-cultists')
              : t('companion.sale-line', { price, customers })}
          </span>
          <b>+{gold}</b>
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
  const t = useWords()
  return (
    <ul className="cp-tally">
      {lines.map(({ hall, customers }, at) => (
        <li key={at}>
          <Adventurer who={hall} height={38} />
          <span>{t('companion.support-line', { customers, hall })}</span>
          <b>+{customers}</b>
        </li>
      ))}
      <li className="is-total">
        <span>{t('companion.gold-to', { total })}</span>
        <Gold amount={total} />
      </li>
    </ul>
  )
}

/** Before a reason: who it is about, or the symbols that point there. */
export function ReasonIcon({
  instruction,
  at,
  state,
}: InstructionPictureProps & { readonly at: number }): React.ReactNode {
  const { reading } = state
  if (instruction.do === 'seat' && at === 0) return <Adventurer who={instruction.who} height={52} isMute />
  const isPlace =
    (instruction.do === 'seat' && at === 1) ||
    ((instruction.do === 'dock' || instruction.do === 'take card') && at === 0)
  if (!isPlace || reading === undefined) return undefined
  return (
    <span className="cp-place-marks">
      <Mark name={`side-${reading.side}`} width={38} height={23} />
      <Mark name={`arrow-${reading.arrow}`} width={38} height={23} />
    </span>
  )
}
