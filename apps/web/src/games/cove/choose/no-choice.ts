/** Nothing to choose, for a table that can only be looked at. */
import type { Choosing } from './use-choosing.ts'

const nothing = (): void => undefined

export const NO_CHOICE: Choosing = {
  decision: undefined,
  plan: undefined,
  fitting: [],
  chosen: [],
  first: undefined,
  placed: [],
  armed: undefined,
  targets: new Map(),
  refusal: undefined,
  canConfirm: false,
  isBegun: false,
  go: nothing,
  add: nothing,
  remove: nothing,
  choose: nothing,
  answer: nothing,
  say: nothing,
  arm: nothing,
  place: nothing,
  drop: nothing,
  confirm: nothing,
  cancel: nothing,
  undo: nothing,
  ask: nothing,
  explain: nothing,
}
