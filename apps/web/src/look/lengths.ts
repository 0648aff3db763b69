/**
 * Lengths that a window decides. They are registered, so that they are computed once, on the table or the first page, and inherited as
 * plain lengths.
 */
export const LENGTHS = {
  /** Words of the interface, and words on cards. */
  '--u': '15px',
  '--c': '12.5px',
  '--g': '6px',
  /** The height of a tile in a stall, and the room that the stall of another player asks for before it takes a second line. */
  '--th': '60px',
  '--fold': '300px',
  /** The column of piles, the column of the log, the row of the market. */
  '--own': '160px',
  '--rail': '220px',
  '--booth': '160px',
  /** The width of a deck on the shelf. */
  '--tile': '104px',
  /** In the Cove: the clock as a column or a line, stall and question beside the harbour, the shop under it, the row of the halls. */
  '--tower': '190px',
  '--side': '320px',
  '--shop': '150px',
  '--halls': '40px',
} as const

export function registerLengths(): void {
  for (const [name, initialValue] of Object.entries(LENGTHS)) {
    CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue })
  }
}
