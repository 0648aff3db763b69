/** Notes under cards that lie beside each other: what several of them would say is said once, over all of them. */

export interface Note {
  readonly say: string
  /** How many cards it is about. */
  readonly over: number
}

/** Where one card has a note all have room for one, so that they lie in a row. */
export function together(notes: readonly (string | undefined)[]): readonly (Note | undefined)[] {
  if (notes.every((note) => note === undefined)) return notes.map(() => undefined)
  return notes.map((note = '', at) => {
    const isSaid = at > 0 && notes[at - 1] === note
    if (note === '' || isSaid) return { say: '', over: 1 }
    const end = notes.findIndex((other, place) => place > at && other !== note)
    return { say: note, over: (end < 0 ? notes.length : end) - at }
  })
}
