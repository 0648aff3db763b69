/** A position as plain JSON, and back: for saving, sending and measuring. A state is plain data already. */
import type { Answer, Position } from '@merchants/tabletop'
import type { State } from './state.ts'
import { clone } from './state.ts'
import type { TownsfolkId } from './townsfolk.ts'

export const writeStored = ({ rest, answers }: Position<State>): string => JSON.stringify({ rest, answers })

/** Reads what `writeStored` has written; the text is trusted. */
export function readStored(text: string): Position<State> {
  const { rest, answers } = JSON.parse(text) as { rest: State; answers: Answer[] }
  // JSON writes an empty slot as null, and leaves out fields that hold nothing.
  const square = (rest.square as readonly (TownsfolkId | undefined | null)[]).map((card) => card ?? undefined)
  return { rest: clone({ ...rest, square }), answers }
}
