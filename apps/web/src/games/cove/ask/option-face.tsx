/** An option of a question on its button, with a piece and its effect in words. */
import type { Adventurer as Who, Ask, Dock, Good as Kind, OptionOfKind, Sale, View } from '@merchants/cove'
import { DOCKS, DOCKS_AT, PIERS, SEATS } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
import { Adventurer } from '../pieces/adventurer.tsx'
import { CorruptionSymbols } from '../pieces/corruption-symbols.tsx'
import { Die } from '../pieces/die.tsx'
import { Good } from '../pieces/good.tsx'
import { Coin } from '../pieces/mark.tsx'
import { boatLabel, capital, cardWord, corruptionWord, goodWord } from '../say/words.tsx'
import { aboard, passengersWord } from '../table/boats.tsx'
import { saleGold } from '../choose/sales.ts'

export interface Face {
  readonly mark?: React.ReactNode
  readonly text: string
  /** Its effect, in small text below. */
  readonly note?: string
  /** More words for screen readers. */
  readonly heard?: string
  readonly more?: React.ReactNode
}

export function optionFace(t: T, view: View, ask: Ask, { kind, option }: OptionOfKind): Face {
  switch (kind) {
    case 'boats':
      return {
        text: capital(boatLabel(t, option)),
        heard: passengersWord(t, view, option),
        more: t('cove.seats-free', { count: SEATS - aboard(view, option).length }),
      }
    case 'docks':
      return { text: capital(t.any(`cove.dock-${option}`)), more: pierOf(t, option) }
    case 'yes or no':
      return { text: t.any(`cove.${option ? 'yes' : 'no'}-${ask.replaceAll(' ', '-')}`) }
    case 'colours':
      return goodFace(t, `small-${option}`)
    case 'corruption':
      return { mark: <CorruptionSymbols card={option} />, text: capital(corruptionWord(t, option)) }
    case 'goods':
      return goodFace(t, option)
    case 'passengers':
      return { mark: <Adventurer who={option.who} isMute />, text: passengerWord(t, option.who, option.boat) }
    case 'sales':
      return saleFace(t, view, option)
    case 'placements':
      return { mark: <Die die={option.die} isMute />, text: t('cove.into-furnace', { furnace: option.furnace }) }
    case 'staff':
      return { text: cardWord(t, option) }
    case 'furnaces':
      return { text: t('cove.furnace', { number: option }) }
    case 'pieces':
      return {
        text: t('common.labelled', {
          label: t('cove.furnace', { number: option.furnace }),
          text: t.any(`cove.takes-${option.size}`),
        }),
      }
    case 'recipes':
      return goodFace(t, option.good)
    case 'acts':
    case 'steps':
      return { text: '' }
  }
}

const goodFace = (t: T, good: Kind): Face => ({ mark: <Good good={good} isMute />, text: capital(goodWord(t, good)) })

const passengerWord = (t: T, who: Who, boat: number): string =>
  `${capital(t.any(`cove.who-${who}`))}, ${boatLabel(t, boat)}`

const pierOf = (t: T, dock: Dock): string =>
  t.any(`cove.pier-${PIERS.find((pier) => DOCKS_AT[pier].includes(DOCKS.indexOf(dock))) ?? 'plaza'}`)

function saleFace(t: T, view: View, sale: Sale): Face {
  const { customers, cultists, value, gold } = saleGold(view, sale)
  return {
    mark: <Good good={sale.good} isMute />,
    text: t.any(`cove.pier-${sale.pier}`),
    more: (
      <span>
        {value} × {cultists > 0 ? `(${customers} + ${cultists})` : customers} = {gold} <Coin />
      </span>
    ),
  }
}
