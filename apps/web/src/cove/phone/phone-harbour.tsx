/** The harbour on a phone: the same order from left to right, boats seen from above. */
import type { Pier } from '@merchants/cove'
import { BOATS, COLOURS, DOCKS, DOCKS_AT, PIERS, SLOT_HOURS, townsfolk } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { abilityText } from '../pieces/ability.ts'
import { Adventurer } from '../pieces/adventurer.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Hourglass, Mark } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { TownsfolkSigns } from '../pieces/townsfolk-card.tsx'
import { useTownsfolkSlip } from '../pieces/townsfolk-look.tsx'
import { boatLabel, isAtSea, Seats } from '../table/boats.tsx'
import { bagSize } from '../table/halls.tsx'
import { crowdAt } from '../table/piers.tsx'
import { SaleTag } from '../table/sale-tag.tsx'
import { Spot } from '../table/spot.tsx'
import { townsfolkLabel } from '../table/square.tsx'
import { useCove, useShown } from '../table/table-context.tsx'

function PhoneHalls(): React.ReactNode {
  const t = useWords()
  const { halls, lair, bag } = useShown()
  return (
    <div className="ph-halls">
      {COLOURS.map((colour) => (
        <Spot
          key={colour}
          at={`hall:${colour}`}
          className="h"
          label={t('cove.hall-holds', { hall: t.any(`cove.hall-${colour}`), count: halls[colour] })}
        >
          <GuildSign of={colour} isMute />
          {halls[colour]}
        </Spot>
      ))}
      <Spot at="lair" className="h" label={t('cove.lair-holds', { count: lair })}>
        <GuildSign of="rogue" isMute />
        {lair}
      </Spot>
      <Spot at="bag" className="h" label={t('cove.bag-holds', { count: bagSize(bag) })}>
        <Mark name="bag" width={18} height={22} />
        {bagSize(bag)}
      </Spot>
    </div>
  )
}

function PhoneSquare(): React.ReactNode {
  const t = useWords()
  const { square } = useShown()
  const { read, slip } = useTownsfolkSlip()
  return (
    <div className="q4">
      {square.map((card, at) => {
        const hours = SLOT_HOURS[at] as number
        const where = t('cove.slot-costs', { slot: at + 1, hours })
        return (
          <Spot
            key={at}
            at={`slot:${at + 1}`}
            className="tc"
            label={`${where}: ${card === undefined ? t('cove.empty') : townsfolkLabel(t, card)}`}
            onRead={card === undefined ? undefined : () => read(card)}
          >
            {card !== undefined && (
              <>
                <span>
                  {t.any(`cove.card-${card}`)}
                  {'\u00A0'}
                  <PieceMark of="townsfolk" />
                </span>
                <span className="sy">
                  <TownsfolkSigns card={card} size={20} />
                </span>
                <span className="does">{abilityText(t, townsfolk(card).ability)}</span>
                <small>
                  <span>{at + 1}</span>
                  <span>
                    {hours}
                    <Hourglass size={14} />
                  </span>
                </small>
              </>
            )}
          </Spot>
        )
      })}
      {slip}
    </div>
  )
}

const TAKES = { bazaar: 'large', plaza: 'small', 'black-market': 'both' } as const

function PhonePier({ pier }: { readonly pier: Pier }): React.ReactNode {
  const t = useWords()
  const view = useShown()
  const crowd = crowdAt(view, pier)
  const size = t.any(`cove.takes-${TAKES[pier]}`)
  const who = crowd.length === 0 ? t('cove.nobody') : crowd.map((each) => t.any(`cove.who-${each}`)).join(', ')
  return (
    <div className={`pr is-${pier}`}>
      <Spot
        at={`pier:${pier}`}
        className="pr-in"
        label={t('cove.pier-holds', { pier: t.any(`cove.pier-${pier}`), size, who })}
        isGroup
      >
        <span className="cv-name">
          {t.any(`cove.pier-${pier}`)} <PieceMark of="piers" />
        </span>
        <span className="szc">{size}</span>
        <span className="cr" data-pier={pier}>
          {crowd.map((each, at) => (
            <Adventurer key={at} who={each} height={crowd.length > 4 ? 25 : 26} />
          ))}
        </span>
        <SaleTag pier={pier} />
      </Spot>
      <div className="dks">
        {DOCKS_AT[pier].map((at) => {
          const dock = DOCKS[at] as (typeof DOCKS)[number]
          const boat = view.docks[at] ?? 0
          const name = t.any(`cove.dock-${dock}`)
          return (
            <Spot
              key={dock}
              at={`dock:${dock}`}
              className={boat === 0 ? 'dk is-free' : 'dk'}
              label={
                boat === 0 ? t('cove.dock-free', { dock: name }) : t('cove.dock-taken', { dock: name, number: boat })
              }
            >
              {boat === 0 ? t('cove.free') : t('cove.boat-short', { number: boat })}
            </Spot>
          )
        })}
      </div>
    </div>
  )
}

function PhoneBoats(): React.ReactNode {
  const t = useWords()
  const view = useShown()
  return (
    <div className="b6">
      {BOATS.map((boat) =>
        isAtSea(view, boat) ? (
          <Spot key={boat} at={`boat:${boat}`} className="bt" label={boatLabel(t, view, boat)} isGroup>
            <svg className="hull" viewBox="0 0 62 104" preserveAspectRatio="none" aria-hidden="true">
              <path
                d="M31 2Q59 9 61 40v46q0 15-14 16H15Q1 101 1 86V40Q3 9 31 2z"
                fill="#8A4F2B"
                stroke="#14212E"
                strokeWidth="2"
              />
              <path
                d="M31 8Q54 14 56 42v43q0 10-10 11H16q-10-1-10-11V42Q8 14 31 8z"
                fill="#F0D9A8"
                stroke="#3B2413"
                strokeWidth="1.5"
              />
            </svg>
            <Seats boat={boat} height={29} />
            <span className="no">{boat}</span>
          </Spot>
        ) : (
          <div key={boat} className="bt is-gone">
            <span>
              <Mark name="dock" width={30} height={22} />
              <br />
              {t('cove.is-docked', { number: boat })}
            </span>
          </div>
        ),
      )}
    </div>
  )
}

/** Where the light falls, from the left edge, in parts of the width. */
const COLUMNS = { 'left-outer': 0, 'left-inner': 25, 'right-inner': 50, 'right-outer': 75 } as const

export function PhoneHarbour(): React.ReactNode {
  const t = useWords()
  const { story } = useCove()
  const beam = story?.beam
  return (
    <section className="hb" aria-label={t('cove.harbour')} data-region="harbour">
      <div className="ph-ground" />
      {beam !== undefined && (
        <div className="colm beam" style={{ left: `${COLUMNS[`${beam.side}-${beam.arrow}`]}%` }} />
      )}
      <PhoneHalls />
      <PhoneSquare />
      <div className="ph-piers">
        {PIERS.map((pier) => (
          <PhonePier key={pier} pier={pier} />
        ))}
      </div>
      <PhoneBoats />
    </section>
  )
}
