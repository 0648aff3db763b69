/** The choices before a game, read from JSON: level, rogue card, townsfolk sets, merchants. */
import { LEVELS } from '../huckster/cards.ts'
import { MERCHANTS } from '../merchants/locations.ts'
import { inEnglish } from '../reasons.ts'
import type { ReasonKey } from '../reasons.ts'
import { ROGUE_CARDS } from '../rogues.ts'
import { FIRST_GAME, whyNotSetup } from '../setup.ts'
import type { Setup } from '../state.ts'
import { TOWNSFOLK_SETS } from '../townsfolk.ts'
import type { Fields } from '@merchants/tabletop'
import { listOf, Unreadable, word, wordFrom } from '@merchants/tabletop'

/** The field that a setup is refused for. */
const FIELD_OF: Readonly<Partial<Record<ReasonKey, string>>> = {
  'wrong-humans': 'merchants',
  'merchant-chosen-twice': 'merchants',
  'wrong-sets': 'townsfolkSets',
}

/** Missing parts are as in a first game. One human is `merchant`, two of them `merchants`. */
export function readSetup(given: Fields): Setup {
  const { level, rogue, townsfolkSets, merchant, merchants } = given
  if (merchant !== undefined && merchants !== undefined) {
    throw new Unreadable('merchants', merchants, 'possible beside merchant')
  }
  const one = merchant === undefined ? FIRST_GAME.merchants : [word(merchant, 'merchant', MERCHANTS)]
  const setup: Setup = {
    level: level === undefined ? FIRST_GAME.level : word(level, 'level', LEVELS),
    rogue: rogue === undefined ? FIRST_GAME.rogue : word(rogue, 'rogue', ROGUE_CARDS),
    townsfolkSets: listOf(townsfolkSets, 'townsfolkSets', wordFrom(TOWNSFOLK_SETS)) ?? FIRST_GAME.townsfolkSets,
    merchants: listOf(merchants, 'merchants', wordFrom(MERCHANTS)) ?? one,
  }
  const why = whyNotSetup(setup)
  if (why !== undefined) {
    const field = FIELD_OF[why.key] ?? 'position'
    throw new Unreadable(field, given[field], `possible: ${inEnglish(why)}`, why)
  }
  return setup
}

const FIELDS = [
  'game',
  'level',
  'rogue',
  'townsfolkSets',
  'merchant',
  'merchants',
  'round',
  'phase',
  'clock',
  'boats',
  'docks',
  'halls',
  'lair',
  'square',
  'bag',
  'townsfolkDeck',
  'townsfolkDiscard',
  'corruptionDeck',
  'newcomer',
  'selling',
  'human',
  'humans',
  'huckster',
  'chance',
  'moves',
  'seed',
]

/** A field that is one of ours but for its spelling is a mistake; notes of other kinds are left alone. */
export function checkFields(given: object): void {
  const sound = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')
  for (const key of Object.keys(given)) {
    if (FIELDS.includes(key)) continue
    const meant = FIELDS.find((field) =>
      [sound(field), `${sound(field)}s`, sound(field).replace(/s$/, '')].includes(sound(key)),
    )
    if (meant !== undefined) throw new Unreadable('position', key, `one of ${FIELDS.join(', ')}`)
  }
}
