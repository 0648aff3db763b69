/** Frequent records for the packer. Clients that understand packed messages are told the shapes once; others get full names. */
import type { Shape } from '@merchants/protocol'
import { gameNamed } from './games.ts'

const shape = (names: string): Shape => names.split(' ')

const COMMON: readonly Shape[] = [
  // Events.
  'step event',
  'key facts',
  // Differences of a view.
  'question from news step view',
  'question from news step view whyNoUndo',
  'question from news step view act whyNoUndo',
  'question step view',
  'question step view whyNoUndo act',
].map(shape)

/** The common shapes and those of the game. */
export const shapesOf = (game: string): readonly Shape[] => [...COMMON, ...(gameNamed(game)?.wire?.shapes ?? [])]
