/** The two letters that tell a deck on every card, whatever the language. */
import type { Deck } from '@merchants/dale'

export const LETTERS: Readonly<Record<Deck | 'junk', string>> = {
  platypuses: 'Pl',
  sloths: 'Sl',
  crocodiles: 'Cr',
  foxes: 'Fo',
  polecats: 'Po',
  owls: 'Ow',
  beavers: 'Be',
  penguins: 'Pe',
  macaws: 'Ma',
  pandas: 'Pa',
  raccoons: 'Ra',
  squirrels: 'Sq',
  ocelots: 'Oc',
  chameleons: 'Ch',
  junk: '',
}
