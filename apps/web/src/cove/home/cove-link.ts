/** A table of the Cove as a piece of an address: `/cove#level=hard;rogue=cultists;sets=locals,sailors;merchants=alchemist;seed=1f`. */
import type { Level, Merchant, RogueCard, Setup, TownsfolkSet } from '@merchants/cove'
import { LEVELS, MERCHANTS, ROGUE_CARDS, TOWNSFOLK_SETS, whyNotSetup } from '@merchants/cove'

export const linkOf = ({ level, rogue, townsfolkSets, merchants }: Setup, seed: string): string =>
  `/cove#level=${level};rogue=${rogue};sets=${townsfolkSets.join(',')};merchants=${merchants.join(',')};seed=${encodeURIComponent(seed)}`

export interface CoveFromLink {
  readonly setup: Setup
  readonly seed: string
}

/** The table of a link; `undefined` if the address is about something else or says nothing that can be played. */
export function readCoveLink(hash: string): CoveFromLink | undefined {
  const parts = new Map<string, string>()
  for (const part of hash.replace(/^#/, '').split(';')) {
    const [name = '', value = ''] = part.split('=')
    parts.set(name, value)
  }
  const seed = decodeURIComponent(parts.get('seed') ?? '')
  const level = LEVELS.find((each): each is Level => each === parts.get('level'))
  const rogue = ROGUE_CARDS.find((each): each is RogueCard => each === parts.get('rogue'))
  const townsfolkSets = listed<TownsfolkSet>(TOWNSFOLK_SETS, parts.get('sets'))
  const merchants = listed<Merchant>(MERCHANTS, parts.get('merchants'))
  if (seed === '' || level === undefined || rogue === undefined) return undefined
  const setup = { level, rogue, townsfolkSets, merchants }
  return whyNotSetup(setup) === undefined ? { setup, seed } : undefined
}

const listed = <Name extends string>(names: readonly Name[], text = ''): Name[] =>
  text.split(',').flatMap((word) => names.filter((name) => name === word))
