/** The steps of the Huckster's turn and of his market, by the names of their words. */
export const STEP_NAMES: Readonly<Record<'turn' | 'market', readonly string[]>> = {
  turn: ['reveal', 'read', 'act', 'pay', 'slide'],
  market: ['sell', 'support'],
}
