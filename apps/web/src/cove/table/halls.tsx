/** The bag, the four halls with their head counts, and the lair. */
import type { Colour } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Mark } from '../pieces/mark.tsx'
import { HALL_AT, LAIR_AT } from './places.ts'
import { Spot } from './spot.tsx'
import { useShown } from './table-context.tsx'

const WALLS: Readonly<Record<Colour, { readonly fill: string; readonly roof: string }>> = {
  red: { fill: '#7C3B3B', roof: 'M6 42V24h12v8h12v-8h14v8h24v-8h14v8h12v-8h12v18z' },
  green: { fill: '#3F6B4C', roof: 'M4 42L26 12h60l22 30z' },
  blue: { fill: '#3C558F', roof: 'M4 42L56 4l52 38z' },
  yellow: { fill: '#7D5E1C', roof: 'M4 42Q20 8 56 6q36 2 52 36z' },
}

function House({ colour }: { readonly colour: Colour }): React.ReactNode {
  const { fill, roof } = WALLS[colour]
  return (
    <svg className="cv-house" viewBox="0 0 112 92" width="112" height="92" aria-hidden="true">
      <path d="M12 92V40h88v52z" fill={fill} stroke="#14212E" strokeWidth="2" />
      <path d={roof} fill="#3A2A4E" stroke="#14212E" strokeWidth="2" strokeLinejoin="round" />
      <path d="M20 64h10v14H20zM82 64h10v14H82z" fill="#FFC857" stroke="#14212E" strokeWidth="1.5" />
    </svg>
  )
}

export const bagSize = (bag: Readonly<Record<string, number>>): number =>
  Object.values(bag).reduce((sum, count) => sum + count, 0)

export function Halls(): React.ReactNode {
  const t = useWords()
  const { halls, lair, bag } = useShown()
  const inBag = bagSize(bag)
  return (
    <>
      <Spot at="bag" className="cv-bag" label={t('cove.bag-holds', { count: inBag })}>
        <Mark name="bag" width={44} height={52} />
        <span className="cv-plate">
          {inBag} <small>{t('cove.in-bag')}</small>
        </span>
      </Spot>
      {COLOURS.map((colour) => (
        <Spot
          key={colour}
          at={`hall:${colour}`}
          className="cv-hall"
          style={{ left: HALL_AT[colour] }}
          label={t('cove.hall-holds', { hall: t.any(`cove.hall-${colour}`), count: halls[colour] })}
        >
          <House colour={colour} />
          <span className="cv-name">{t.any(`cove.hall-${colour}`)}</span>
          <span className="cv-plate">
            <GuildSign of={colour} isMute />
            {halls[colour]}
          </span>
        </Spot>
      ))}
      <Spot
        at="lair"
        className="cv-hall cv-lair"
        style={{ left: LAIR_AT }}
        label={t('cove.lair-holds', { count: lair })}
      >
        <Mark name="lair" width={96} height={80} />
        <span className="cv-name">{t('cove.lair')}</span>
        <span className="cv-plate">
          <GuildSign of="rogue" isMute />
          {lair}
        </span>
      </Spot>
    </>
  )
}
