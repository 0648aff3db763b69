/** Who you are: gold, corruption cards and staff. */
import { CORRUPTION, townsfolk } from '@merchants/cove'
import type { Corruption as Card, TownsfolkId } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { abilityText } from '../pieces/ability.ts'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Corruption, Gold } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { TownsfolkSigns } from '../pieces/townsfolk-card.tsx'
import { TownsfolkBubble, useTownsfolkSlip } from '../pieces/townsfolk-look.tsx'
import { tiredWord } from '../say/words.tsx'
import { townsfolkLabel } from '../table/square.tsx'
import { Spot } from '../table/spot.tsx'
import { useOwn } from './use-own.ts'

function CorruptionFace({ card }: { readonly card: Card }): React.ReactNode {
  const t = useWords()
  const { corruption, guilds } = CORRUPTION[card]
  return (
    <>
      {corruption === 0 && <span className="hush">{t.any(`cove.corruption-${card}`)}</span>}
      {Array.from({ length: corruption }, (_, at) => (
        <Corruption key={at} size={18} />
      ))}
      {guilds.map((colour) => (
        <GuildSign key={colour} of={colour} size={17} isMute />
      ))}
    </>
  )
}

export function CorruptionCards(): React.ReactNode {
  const t = useWords()
  const { corruption } = useOwn()
  return (
    <div
      className={`cor${corruption.length > 3 ? ' is-many' : ''}`}
      role="group"
      aria-label={t('cove.corruption-cards', { count: corruption.length })}
    >
      {corruption.map((card, at) => (
        <Spot
          key={at}
          at={`corruption:${card}`}
          className="cc"
          label={t.any(`cove.corruption-${card}`)}
          zone={`own-corruption:${at}`}
        >
          <CorruptionFace card={card} />
        </Spot>
      ))}
      {corruption.length > 0 && <PieceMark of="corruptionCards" />}
    </div>
  )
}

interface StaffMemberProps {
  readonly card: TownsfolkId
  readonly isTired: boolean
  readonly onRead: () => void
  /** The pointer or the keyboard comes, or leaves. */
  readonly onLook: (isHere: boolean) => void
}

function StaffMember({ card, isTired, onRead, onLook }: StaffMemberProps): React.ReactNode {
  const t = useWords()
  const label = townsfolkLabel(t, card)
  return (
    <div
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
    >
      <Spot
        at={`staff:${card}`}
        className={isTired ? 'member is-tired' : 'member'}
        label={isTired ? `${label} (${tiredWord(t, card)})` : label}
        onRead={onRead}
      >
        <TownsfolkSigns card={card} size={18} />
        <span className="member-name">
          {t.any(`cove.card-${card}`)}
          {'\u00A0'}
          <PieceMark of="townsfolk" />
          <span className="does">{abilityText(t, townsfolk(card).ability)}</span>
        </span>
        {isTired && <small>{tiredWord(t, card)}</small>}
      </Spot>
    </div>
  )
}

function Staff({ onRead }: { readonly onRead: (card: TownsfolkId) => void }): React.ReactNode {
  const t = useWords()
  const { townsfolk: staff, tired } = useOwn()
  const [looked, setLooked] = useState<TownsfolkId>()
  return (
    <>
      <div className={`staff${staff.length > 2 ? ' is-many' : ''}`} role="group" aria-label={t('cove.staff')}>
        {staff.length === 0 && <p className="nobody">{t('cove.no-staff')}</p>}
        {staff.map((card) => (
          <StaffMember
            key={card}
            card={card}
            isTired={tired.includes(card)}
            onRead={() => onRead(card)}
            onLook={(isHere) => setLooked(isHere ? card : undefined)}
          />
        ))}
      </div>
      {looked !== undefined && staff.includes(looked) && <TownsfolkBubble card={looked} />}
    </>
  )
}

export function Me(): React.ReactNode {
  const t = useWords()
  const { merchant, gold } = useOwn()
  const { read, slip } = useTownsfolkSlip()
  return (
    <>
      <div className="me">
        <h2>
          {t.any(`cove.shop-${merchant}`)} <PieceMark of="shops" />
        </h2>
        <p className="cv-sub">
          <PieceMark of="merchantNames" /> {t.any(`cove.merchant-line-${merchant}`)}
        </p>
        <div className="purse">
          <Gold amount={gold} size={24} />
          <CorruptionCards />
        </div>
        <Staff onRead={read} />
      </div>
      {slip}
    </>
  )
}
