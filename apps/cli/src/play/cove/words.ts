/** Pieces of the Cove in few letters: people, goods, dice, marbles, cards. */
import type { Ability, Action, Adventurer, HucksterCardId, Marble, TownsfolkId } from '@merchants/cove'
import { goodName, GUILDS, hucksterCard, townsfolk } from '@merchants/cove'
import type { TerminalStyle } from '../terminal-style.ts'
import { tally } from '../tally.ts'

const LETTERS: Readonly<Record<Adventurer | Marble | 'coal', string>> = {
  red: 'R',
  green: 'G',
  blue: 'B',
  yellow: 'Y',
  rogue: 'x',
  ichor: 'i',
  coal: 'c',
}

export const LEGEND = 'R warriors · G bards · B wizards · Y nobles · x rogues'

/** `R G x ·`: a letter for each, a dot for each free place. */
export const letters = (kinds: readonly (Adventurer | Marble)[], { paint }: TerminalStyle, places = 0): string =>
  [
    ...kinds.map((kind) => paint(`kind ${kind}`, LETTERS[kind])),
    ...Array.from({ length: Math.max(0, places - kinds.length) }, () => paint('dim', '·')),
  ].join(' ')

/** `small red` in its colour. */
export const inColour = (word: string, { paint }: TerminalStyle): string => {
  const kind = Object.keys(LETTERS).find((each) => word.includes(each))
  return kind === undefined ? word : paint(`kind ${kind}`, word)
}

/** `warriors ×2, corruption`. */
function symbolWords(id: TownsfolkId): string {
  const { guilds, corruption } = townsfolk(id)
  return tally([...guilds.map((colour) => GUILDS[colour]), ...Array.from({ length: corruption }, () => 'corruption')])
}

function abilityWords(ability: Ability): string {
  switch (ability.does) {
    case 'return corruption':
      return ability.count === 1 ? 'return a corruption card' : `return up to ${ability.count} corruption cards`
    case 'hall gold':
      return `gold from the ${GUILDS[ability.colour]}’ hall`
    case 'good':
      return `${ability.size} ${ability.colour === 'any' ? 'good of any colour' : `${ability.colour} good`}`
    case 'load':
      return `${ability.gold} gold; draw a newcomer`
    case 'send to bag':
      return `${ability.gold} gold; one at sea to the bag`
    case 'move':
      return `${ability.gold} gold; move up to ${ability.count} at sea`
  }
}

/** `Old Sergeant (warriors ×2): return a corruption card`. */
export const personWords = (id: TownsfolkId): string => {
  const { name, ability } = townsfolk(id)
  return `${name} (${symbolWords(id)}): ${abilityWords(ability)}`
}

function actionWords(action: Action): string {
  if (action.does === 'goods') return action.goods.map(goodName).join(' + ')
  return action.does === 'hire' ? 'hire' : `support from the ${GUILDS[action.hall]}’ hall`
}

/** Both halves of one of the Huckster’s cards. */
export function hucksterCardWords(id: HucksterCardId): string {
  const { name, actionHalf, multiplierHalf } = hucksterCard(id)
  const cost = (hours: number, corruption: number): string =>
    corruption === 0 ? `${hours} h` : `${hours} h, ${corruption} corruption`
  const action = `${actionWords(actionHalf.action)}, ${actionHalf.arrow}, ${cost(actionHalf.hours, actionHalf.corruption)}`
  const { multiplier, side, hours, corruption } = multiplierHalf
  return `${name} (${id}) [${action} | ×${multiplier}, ${side}, ${cost(hours, corruption)}]`
}
