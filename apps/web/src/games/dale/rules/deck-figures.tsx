/** A deck's difficulty and ratings, in pips and figures. */
import type { Deck } from '@merchants/dale'
import { DECK_FACTS } from '../setup/deck-facts.ts'
import { Pips } from '../setup/pips.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'

const LEVELS = { 1: 'home.beginner', 2: 'home.intermediate', 3: 'home.expert' } as const

export function Level({ deck }: { readonly deck: Deck }): React.ReactNode {
  const t = useTranslation()
  const { level } = DECK_FACTS[deck]
  return (
    <span className="dl row gap-4">
      <Pips level={level} />
      {t(LEVELS[level])}
    </span>
  )
}

export function Ratings({ deck }: { readonly deck: Deck }): React.ReactNode {
  const t = useTranslation()
  const { interaction, nastiness, luck } = DECK_FACTS[deck]
  const ratings = [
    ['people', t('home.interaction'), interaction],
    ['claw', t('home.nastiness'), nastiness],
    ['luck', t('home.luck'), luck],
  ] as const
  return (
    <span className="dr row gap-10 soft">
      {ratings.map(([icon, name, rating]) => (
        <span className="row gap-2" key={icon} title={name}>
          <Icon name={icon} />
          <span className="rating">{name}</span>
          {rating}
        </span>
      ))}
    </span>
  )
}
