/** Why something is not possible, in the words of the language in use, with the number of the rule. */
import type { Die, ReasonKey } from '@merchants/cove'
import { ALL_GOODS, CORRUPTION_KINDS, DIE_KINDS, FACES, isTownsfolk, PIER_NAMES, PIERS } from '@merchants/cove'
import type { Refusal } from '@merchants/tabletop'
import type { T } from '../../../words/translator.ts'
import { capital, dieWord, tiredWord } from './words.tsx'

const DICE = DIE_KINDS.flatMap((kind) => FACES.map((face): Die => `${kind}-${face}`))

const RULES: Readonly<Partial<Record<ReasonKey, string>>> = {
  'wrong-sets': 'C-42',
  'market-is-later': 'C-30',
  'same-location': 'C-35',
  'not-your-location': 'C-36',
  'staff-is-full': 'C-46',
  'square-is-empty': 'C-45',
  'nobody-rested': 'C-38',
  'is-tired': 'C-38',
  'too-many-staff': 'C-38',
  'halls-are-empty': 'C-39',
  'hall-is-empty': 'C-39',
  'rack-is-empty': 'C-67',
  'no-alloy': 'C-66',
  'furnaces-are-empty': 'C-68',
  'too-many-furnaces': 'C-68',
  'furnace-is-taken': 'C-66',
  'furnace-is-full': 'C-66',
  'coal-needs-alloy': 'C-66',
  'too-cold': 'C-69',
  'nothing-hot': 'C-69',
  'nothing-locked': 'C-70',
  'not-locked': 'C-70',
  'row-is-empty': 'C-74',
  'nothing-to-brew': 'C-76',
  'no-such-recipe': 'C-77',
  'too-many-goods': 'C-76',
  'nothing-to-purify': 'C-79',
  'must-return': 'C-79',
  'wrong-size': 'C-56',
  'no-customer': 'C-56',
  'cultists-refused': 'C-83',
}

export const ruleOfReason = ({ key }: Refusal): string | undefined => RULES[key as ReasonKey]

export function sayReason(t: T, { key, facts }: Refusal): string {
  const named = Object.entries(facts).map(([name, fact]) => [name, factWord(t, String(fact))])
  const card = String(facts['card'])
  const tired = isTownsfolk(card) ? { tired: tiredWord(t, card) } : {}
  return capital(t.any(`cove-why.not-${key}`, { ...(Object.fromEntries(named) as Record<string, string>), ...tired }))
}

/** Ids in a fact are said by their names. */
function factWord(t: T, fact: string): string {
  const pier = PIERS.find((each) => PIER_NAMES[each] === fact)
  if (pier !== undefined) return pier
  if (isTownsfolk(fact)) return t.any(`cove.card-${fact}`)
  if (ALL_GOODS.some((good) => good === fact)) return t.any(`cove.good-${fact}`)
  if (CORRUPTION_KINDS.some((kind) => kind === fact)) return t.any(`cove.corruption-${fact}`)
  const die = DICE.find((each) => each === fact)
  return die === undefined ? fact : dieWord(t, die)
}
