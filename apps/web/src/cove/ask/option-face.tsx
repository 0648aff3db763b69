/** An option of a question as it stands on its button: a piece, and in words what it does. */
import type {
  Adventurer as Who,
  Colour,
  Corruption as CorruptionCard,
  DecisionView,
  Dock,
  Good as Kind,
  Options,
  Passenger,
  Placement,
  Sale,
  TownsfolkId,
  View,
} from '@merchants/cove'
import { DOCKS, DOCKS_AT, PIERS, SEATS } from '@merchants/cove'
import type { T } from '../../words/t.ts'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Die } from '../pieces/die.tsx'
import { Good } from '../pieces/good.tsx'
import { Coin } from '../pieces/mark.tsx'
import { boatWord, capital, cardWord, corruptionWord, goodWord } from '../say/words.tsx'
import { aboard, passengersWord } from '../table/boats.tsx'
import { saleGold } from '../choose/sales.ts'

export interface Face {
  readonly mark?: React.ReactNode
  readonly text: string
  /** What it does, in small words below. */
  readonly note?: string
  /** To be heard besides. */
  readonly heard?: string
  readonly more?: React.ReactNode
}

type Option = DecisionView['options'][number]

export function optionFace(t: T, view: View, { kind, ask }: DecisionView, option: Option): Face {
  switch (kind) {
    case 'boats':
      return {
        text: capital(boatWord(t, option as number)),
        heard: passengersWord(t, view, option as number),
        more: t('cove.seats-free', { count: SEATS - aboard(view, option as number).length }),
      }
    case 'docks':
      return { text: capital(t.any(`cove.dock-${option as string}`)), more: pierOf(t, option as Dock) }
    case 'yes or no':
      return { text: t.any(`cove.${option === true ? 'yes' : 'no'}-${ask.replaceAll(' ', '-')}`) }
    case 'colours':
      return {
        mark: <Good good={`small-${option as Colour}`} size={28} isMute />,
        text: goodWord(t, `small-${option as Colour}`),
      }
    case 'corruption':
      return { text: corruptionWord(t, option as CorruptionCard) }
    case 'goods':
      return { mark: <Good good={option as Kind} size={28} isMute />, text: goodWord(t, option as Kind) }
    case 'passengers': {
      const { who, boat } = option as Passenger
      return { mark: <Adventurer who={who} height={28} isMute />, text: passengerWord(t, who, boat) }
    }
    case 'sales':
      return saleFace(t, view, option as Sale)
    case 'placements': {
      const { die, furnace } = option as Placement
      return { mark: <Die die={die} size={24} isMute />, text: t('cove.into-furnace', { furnace }) }
    }
    case 'staff':
      return { text: cardWord(t, option as TownsfolkId) }
    case 'furnaces':
      return { text: t('cove.furnace', { number: option as number }) }
    case 'pieces': {
      const { furnace, size } = option as Options['pieces']
      return { text: `${t('cove.furnace', { number: furnace })}: ${t.any(`cove.takes-${size}`)}` }
    }
    case 'recipes': {
      const { good } = option as Options['recipes']
      return { mark: <Good good={good} size={28} isMute />, text: goodWord(t, good) }
    }
    case 'acts':
    case 'steps':
      return { text: '' }
  }
}

const passengerWord = (t: T, who: Who, boat: number): string =>
  `${capital(t.any(`cove.who-${who}`))}, ${boatWord(t, boat)}`

const pierOf = (t: T, dock: Dock): string =>
  t.any(`cove.pier-${PIERS.find((pier) => DOCKS_AT[pier].includes(DOCKS.indexOf(dock))) ?? 'plaza'}`)

function saleFace(t: T, view: View, sale: Sale): Face {
  const { customers, cultists, value, gold } = saleGold(view, sale)
  return {
    mark: <Good good={sale.good} size={28} isMute />,
    text: t.any(`cove.pier-${sale.pier}`),
    more: (
      <span className="cv-sum">
        {value} × {cultists > 0 ? `(${customers} + ${cultists})` : customers} = {gold} <Coin size={16} />
      </span>
    ),
  }
}
