/** A table of the Cove as a piece of an address: `/cove#level=hard;rogue=cultists;sets=locals,sailors;merchants=alchemist;seed=1f`. */
import type { Level, Merchant, RogueCard, Setup, TownsfolkSet } from '@merchants/cove'
import { LEVELS, MERCHANTS, ROGUE_CARDS, TOWNSFOLK_SETS, whyNotSetup } from '@merchants/cove'

/** A game that was played at this table. */
export interface PlayedInLink {
  /** Of each seat, the Huckster last. */
  readonly gold: readonly number[]
  /** The saved game, packed. */
  readonly moves: string
  /** The picture to show; without one the game is only offered. */
  readonly step?: number | undefined
}

export interface CoveFromLink {
  readonly setup: Setup
  readonly seed: string
  readonly played?: PlayedInLink | undefined
}

export function linkOf({ level, rogue, townsfolkSets, merchants }: Setup, seed: string, played?: PlayedInLink): string {
  const table = `/cove#level=${level};rogue=${rogue};sets=${townsfolkSets.join(',')};merchants=${merchants.join(',')};seed=${encodeURIComponent(seed)}`
  if (played === undefined) return table
  const { gold, moves, step } = played
  return `${table};gold=${gold.join(',')}${step === undefined ? '' : `;step=${step}`};moves=${moves}`
}

/** The table of a link; `undefined` if the address is about something else or cannot be played. */
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
  return whyNotSetup(setup) === undefined ? { setup, seed, played: playedIn(parts) } : undefined
}

function playedIn(parts: ReadonlyMap<string, string>): PlayedInLink | undefined {
  const moves = parts.get('moves') ?? ''
  const gold = (parts.get('gold') ?? '').split(',').map(Number)
  const step = parts.get('step')
  if (moves === '' || gold.length < 2 || !gold.every(Number.isInteger)) return undefined
  return { gold, moves, step: step === undefined || !/^\d{1,6}$/.test(step) ? undefined : Number(step) }
}

const listed = <Name extends string>(names: readonly Name[], text = ''): Name[] =>
  text.split(',').flatMap((word) => names.filter((name) => name === word))
