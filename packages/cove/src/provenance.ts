/**
 * Where every rule and every kind of piece comes from. The marks in docs/rules/cove and the tables in sources.md say the same,
 * and a test holds them against each other.
 */

/**
 * - `booklet`: the Huckster's booklet says so;
 * - `reading`: the booklet is silent or can be read in two ways, or it only follows from facts beside it;
 * - `public`: reviews, publishers' pages and filmed lessons say so;
 * - `ours`: our own invention, as a whole or in some part.
 */
export type Provenance = 'booklet' | 'reading' | 'public' | 'ours'

/** Each rule once. A rule with several sources counts as its least certain part. */
const RULES: Readonly<Record<Provenance, string>> = {
  booklet:
    'H-1, H-4 to H-6, H-9, H-11, H-12, H-17, H-19 to H-22, H-24, H-25, H-27, H-28, H-30 to H-39, H-41 to H-43, ' +
    'H-45 to H-49, H-51 to H-55, H-58 to H-62, H-65, H-67, H-70, H-72 to H-76, H-78, H-80, H-81, H-83, H-85 to H-93, ' +
    'C-27, C-53, E-1, E-2',
  reading:
    'H-2, H-3, H-10, H-13 to H-16, H-18, H-23, H-26, H-29, H-40, H-44, H-50, H-56, H-57, H-63, H-64, H-66, H-68, ' +
    'H-69, H-71, H-77, H-79, H-82, H-84, C-14, C-21, C-42, C-55, C-58, C-61 to C-63',
  public: 'C-1, C-2, C-4, C-6 to C-8, C-11 to C-13, C-17, C-19, C-22, C-23, C-30, C-43, C-49, C-56, C-81, C-86',
  ours:
    'H-7, H-8, H-94 to H-100, C-3, C-5, C-9, C-10, C-15, C-16, C-18, C-20, C-24 to C-26, C-28, C-29, C-31 to C-41, ' +
    'C-44 to C-48, C-50 to C-52, C-54, C-57, C-59, C-60, C-64 to C-80, C-82 to C-85, C-87 to C-91, E-3 to E-10, ' +
    'X-1 to X-7, V1 to V21',
}

/** Cards, prices and names, kind by kind. */
export const PIECE_SOURCES = {
  /** The names of the three piers and their sizes. */
  piers: 'public',
  /** The effect of a rogue card. */
  rogueEffects: 'ours',
  /** Names, symbols and abilities of all townsfolk. */
  townsfolk: 'ours',
  /** Names and halves of the Huckster's cards. */
  hucksterCards: 'ours',
  corruptionCards: 'ours',
  /** The Blacksmith's and the Alchemist's shops. */
  shops: 'ours',
  /** The names of the two merchants. */
  merchantNames: 'ours',
  /** The worth of a good. */
  prices: 'ours',
  /** The costs of slots and places. */
  hours: 'ours',
  /** How many spaces shelves and pool have. */
  spaces: 'ours',
  /** Where the newcomer symbols and the hands are on the clock. */
  clockFace: 'ours',
} as const satisfies Readonly<Record<string, Provenance>>

export type PieceKind = keyof typeof PIECE_SOURCES

/** The rules of a list such as `H-1, C-3 to C-5`, one by one. */
function rulesIn(list: string): string[] {
  return list.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ')
    const letter = first.replace(/\d+$/, '')
    const from = Number(first.slice(letter.length))
    const to = Number(last.slice(letter.length))
    return Array.from({ length: to - from + 1 }, (_, more) => `${letter}${from + more}`)
  })
}

const BY_RULE: ReadonlyMap<string, Provenance> = new Map(
  (Object.keys(RULES) as Provenance[]).flatMap((source) =>
    rulesIn(RULES[source]).map((rule) => [rule, source] as const),
  ),
)

/** Where a rule comes from; `undefined` if there is no such rule. */
export const provenanceOf = (rule: string): Provenance | undefined => BY_RULE.get(rule)
