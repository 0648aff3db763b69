/** Keys, or how they begin, that code puts together when running, as in `t.any(`reasons.${key}`)`: they count as used. */
export const usedPrefixes: readonly string[] = [
  'asks.',
  'card.passive',
  'card.rubbish',
  'card.technique',
  'cove.',
  'cove-why.',
  'decks.',
  'log.',
  'reasons.',
  'table.act-',
  'table.bot-',
  'table.short-',
  'table.zone-',
]
