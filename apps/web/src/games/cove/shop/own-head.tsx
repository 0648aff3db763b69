/** Whose shop it is: gold, corruption cards and staff, and a way to look at the other one. */
import { CORRUPTION, townsfolk } from '@merchants/cove'
import type { TownsfolkId } from '@merchants/cove'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { abilityText } from '../pieces/ability.ts'
import { CorruptionSymbols } from '../pieces/corruption-symbols.tsx'
import { Gold } from '../pieces/mark.tsx'
import { Marker } from '../pieces/marker.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { TownsfolkSigns } from '../pieces/townsfolk-card.tsx'
import { tiredWord } from '../say/words.tsx'
import { markerLetter, seatName } from '../table/seat.ts'
import { townsfolkLabel } from '../table/square.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'
import { useExplanation } from '../table/tell.tsx'
import { useOwn } from './use-own.ts'

function CorruptionCards(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { corruption } = useOwn()
  if (corruption.length === 0) return undefined
  return (
    <span className="row wrap gap-4" role="group" aria-label={t('cove.corruption-cards', { count: corruption.length })}>
      {corruption.map((card, at) => (
        <Spot
          key={at}
          at={`corruption:${card}`}
          className="row chip corruption-card"
          label={t.any(`cove.corruption-${card}`)}
          zone={`own-corruption:${at}`}
          onRead={() => tell('corruption')}
        >
          {CORRUPTION[card].corruption === 0 && t.any(`cove.corruption-${card}`)}
          <CorruptionSymbols card={card} />
        </Spot>
      ))}
      <PieceMark of="corruptionCards" />
    </span>
  )
}

function StaffMember({ card, isTired }: { readonly card: TownsfolkId; readonly isTired: boolean }): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const label = townsfolkLabel(t, card)
  return (
    <Spot
      at={`staff:${card}`}
      className={isTired ? 'row gap-2 member is-tired' : 'row gap-2 member'}
      label={isTired ? `${label} (${tiredWord(t, card)})` : label}
      onRead={() => tell(card)}
    >
      <TownsfolkSigns card={card} />
      <span className="member-name">
        <b>{t.any(`cove.card-${card}`)}</b>
        <small>{isTired ? tiredWord(t, card) : abilityText(t, townsfolk(card).ability)}</small>
      </span>
    </Spot>
  )
}

/** Of two players, the other one's shop can be looked at; the turn stays where it is. */
function Peek(): React.ReactNode {
  const t = useTranslation()
  const { match, shop } = useCove()
  if (match.view.humans.length < 2) return undefined
  const other = 1 - shop.seat
  const who = seatName(t, match.table, other)
  return (
    <button type="button" className="cv-btn peek" onClick={() => shop.peek(other)}>
      <Icon name="eye" />
      <span>{t('cove.peek', { who })}</span>
    </button>
  )
}

export function OwnHead(): React.ReactNode {
  const t = useTranslation()
  const { match, shop } = useCove()
  const { merchant, gold, townsfolk: staff, tired } = useOwn()
  const who = seatName(t, match.table, shop.seat)
  const isAlone = match.view.humans.length === 1
  return (
    <div className="row wrap own-head">
      <h2 className="row">
        <Marker seat={shop.seat} letter={markerLetter(t, match.table, shop.seat)} />
        {isAlone ? t.any(`cove.shop-${merchant}`) : t.any(`cove.shop-of-${merchant}`, { who })}
        <PieceMark of="shops" />
      </h2>
      <p className="merchant-line">
        <PieceMark of="merchantNames" /> {t.any(`cove.merchant-line-${merchant}`)}
      </p>
      <div className="row wrap">
        <Gold amount={gold} />
        <CorruptionCards />
      </div>
      <Peek />
      <div className="staff" role="group" aria-label={t('cove.staff')}>
        {staff.map((card) => (
          <StaffMember key={card} card={card} isTired={tired.includes(card)} />
        ))}
      </div>
    </div>
  )
}
