/** A small picture for each part of the rules, drawn with the pieces of the table. */
import { useTranslation } from '../../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Die } from '../pieces/die.tsx'
import { Good } from '../pieces/good.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { ActionMark } from '../pieces/huckster-action.tsx'
import { Corruption, Gold, Hourglass, Mark } from '../pieces/mark.tsx'
import { Marble } from '../pieces/marble.tsx'
import { Marker } from '../pieces/marker.tsx'
import type { RulePart } from './rule-parts.ts'

const SIZE = 34

const Then = (): React.ReactNode => <i className="then">→</i>

function Race(): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <Marker letter={t('cove.letter-you')} size={SIZE} /> <Gold amount={32} size={22} />
      <i className="then">&gt;</i>
      <Marker isHuckster letter={t('cove.letter-huckster')} size={SIZE} /> <Gold amount={30} size={22} />
    </>
  )
}

const Day = (): React.ReactNode => (
  <>
    <Mark name="boat" width={58} height={40} className="" />
    <Then />
    <Hourglass size={26} />
    <Then />
    <Mark name="market-token" width={SIZE} className="" />
    <Then />
    <Mark name="lantern" width={30} className="" />
  </>
)

function Turn(): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <Mark name="furnace" width={SIZE} className="" />
      <Hourglass size={24} />
      <Hourglass size={24} />
      <Then />
      <Marker letter={t('cove.letter-you')} size={SIZE} />
      <b>4 → 6</b>
    </>
  )
}

const Boats = (): React.ReactNode => (
  <>
    <Mark name="bag" width={SIZE} className="" />
    <Then />
    <Adventurer who="blue" height={SIZE} isMute />
    <Then />
    <Mark name="boat" width={58} height={40} className="" />
    <Then />
    <Mark name="pier" width={44} height={SIZE} className="" />
  </>
)

const Goods = (): React.ReactNode => (
  <>
    <Die die="red-4" size={30} isMute />
    <Die die="coal-6" size={30} isMute />
    <Then />
    <Good good="large-red" size={SIZE} isMute />
    <b> </b>
    <Marble marble="blue" size={26} isMute />
    <Marble marble="blue" size={26} isMute />
    <Then />
    <Good good="small-blue" size={SIZE} isMute />
  </>
)

const Market = (): React.ReactNode => (
  <>
    <Good good="large-red" size={SIZE} isMute />
    <Then />
    <Adventurer who="red" height={SIZE} isMute />
    <Adventurer who="red" height={SIZE} isMute />
    <b>2 × 4 =</b>
    <Gold amount={8} size={22} />
  </>
)

const People = (): React.ReactNode => (
  <>
    <GuildSign of="red" size={26} isMute />
    <b>×</b>
    <Adventurer who="red" height={SIZE} isMute />
    <Adventurer who="red" height={SIZE} isMute />
    <b>=</b>
    <Gold amount={2} size={22} />
    <b> </b>
    <Corruption size={26} />
    <b>×</b>
    <Adventurer who="rogue" height={SIZE} isMute />
    <b>=</b>
    <Gold amount={-1} size={22} />
  </>
)

const Huckster = (): React.ReactNode => (
  <>
    <Mark name="mult-2" width={SIZE} className="" />
    <ActionMark action={{ does: 'goods', goods: ['large-red', 'small-green'] }} size={30} />
    <Mark name="side-left" width={SIZE} className="" />
    <Mark name="arrow-outer" width={SIZE} className="" />
    <Hourglass size={24} />
  </>
)

const More = (): React.ReactNode => <Mark name="handshake" width={40} className="" />

const PICTURES: Readonly<Record<RulePart, () => React.ReactNode>> = {
  goal: Race,
  day: Day,
  turn: Turn,
  boats: Boats,
  goods: Goods,
  market: Market,
  people: People,
  huckster: Huckster,
  more: More,
}

export function RulePicture({ of }: { readonly of: RulePart }): React.ReactNode {
  const Picture = PICTURES[of]
  return (
    <p className="row wrap cv-rule-picture" aria-hidden="true">
      <Picture />
    </p>
  )
}
