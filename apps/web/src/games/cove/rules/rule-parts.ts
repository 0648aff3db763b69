/** The order of the rules for beginners, and the chapters with the details. */
export const RULE_PARTS = [
  { part: 'goal', chapters: ['frame'] },
  { part: 'day', chapters: ['phases'] },
  { part: 'turn', chapters: ['turn', 'clock'] },
  { part: 'boats', chapters: ['people', 'rogues'] },
  { part: 'goods', chapters: ['blacksmith', 'alchemist'] },
  { part: 'market', chapters: ['his-market'] },
  { part: 'people', chapters: ['townsfolk', 'corruption'] },
  { part: 'huckster', chapters: ['huckster', 'places', 'actions', 'his-clock', 'loading'] },
  { part: 'more', chapters: ['setup', 'two', 'companion'] },
] as const

export type RulePart = (typeof RULE_PARTS)[number]['part']
