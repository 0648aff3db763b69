/** The bag, the four halls with their head counts, the lighthouse, and the lair. */
import type { Adventurer, Colour } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Mark } from '../pieces/mark.tsx'
import { House, Lighthouse } from './houses.tsx'
import { Spot } from './spot.tsx'
import { useShown } from './table-context.tsx'
import { useExplanation } from './tell.tsx'

export const bagSize = (bag: Readonly<Record<string, number>>): number =>
  Object.values(bag).reduce((sum, count) => sum + count, 0)

/** The sign of those who live there, and how many they are. */
export const Plate = ({ of, count }: { readonly of: Adventurer; readonly count: number }): React.ReactNode => (
  <span className="cv-plate">
    <GuildSign of={of} isMute />
    <b>{count}</b>
  </span>
)

export function Halls(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { halls, lair, bag } = useShown()
  const inBag = bagSize(bag)
  const hall = (colour: Colour): React.ReactNode => (
    <li key={colour} className="box hall">
      <Spot
        at={`hall:${colour}`}
        className="fill hall-in"
        label={t('cove.hall-holds', { hall: t.any(`cove.hall-${colour}`), count: halls[colour] })}
        onRead={() => tell(`hall:${colour}`)}
      >
        <House of={colour} />
        <b className="hall-name">{t.any(`cove.hall-${colour}`)}</b>
        <Plate of={colour} count={halls[colour]} />
      </Spot>
    </li>
  )
  return (
    <ol className="cells gap-2 halls" aria-label={t('cove.halls')}>
      <li className="box hall bag">
        <Spot
          at="bag"
          className="fill hall-in"
          label={t('cove.bag-holds', { count: inBag })}
          onRead={() => tell('bag')}
        >
          <Mark name="bag" className="fill house" />
          <span className="cv-plate">
            <Mark name="bag" className="bag-mark" />
            <b>{inBag}</b> <small>{t('cove.in-bag')}</small>
          </span>
        </Spot>
      </li>
      {COLOURS.slice(0, 2).map(hall)}
      <li className="lamp" aria-hidden="true">
        <Lighthouse />
      </li>
      {COLOURS.slice(2).map(hall)}
      <li className="box hall lair">
        <Spot
          at="lair"
          className="fill hall-in"
          label={t('cove.lair-holds', { count: lair })}
          onRead={() => tell('lair')}
        >
          <Mark name="lair" className="fill house" />
          <b className="hall-name">{t('cove.lair')}</b>
          <Plate of="rogue" count={lair} />
        </Spot>
      </li>
    </ol>
  )
}
