/** Questions and options of Dale as stored answers name them. Every card has its number in the game, so equal cards have different names. */
import type { AnswerWords } from '@merchants/tabletop'
import type { Act, DaleDecision, Kind, Options, Part, Payment, Stack, Use } from './decision.ts'
import type { Card } from './state.ts'

export const daleWords: AnswerWords<DaleDecision> = {
  question: ({ ask, about }) => (about === undefined ? ask : `${ask} ${about.id}`),
  option: ({ kind, options }, at) => optionWords(kind, options[at] as Options[Kind]),
}

function optionWords(kind: Kind, option: Options[Kind]): string {
  switch (kind) {
    case 'acts':
      return actWords(option as Act)
    case 'cards':
      return cardWords(option as Card)
    case 'slots':
      return option === undefined ? 'empty' : cardWords(option as Card)
    case 'uses':
      return useWords(option as Use)
    case 'payments':
      return inAnyOrder((option as Payment).uses.map(useWords))
    case 'stacks':
      return inAnyOrder((option as Stack).parts.map(partWords))
    case 'helpings':
      return inAnyOrder((option as readonly Card[]).map(cardWords))
    default:
      return String(option as string | number | boolean)
  }
}

function actWords(act: Act): string {
  if ('use' in act) return `${act.do} ${useWords(act.use)}`
  if ('slot' in act) return `${act.do} ${act.slot}`
  return 'waiting' in act ? `${act.do} ${cardWords(act.waiting.card)}` : act.do
}

const cardWords = ({ type, id }: Card): string => `${type.id}#${id}`

function useWords({ card, as, model }: Use): string {
  if (as === card.type && model === undefined) return cardWords(card)
  return `${cardWords(card)}=${model === undefined ? as.id : `${as.id}@${model.id}`}`
}

const partWords = (part: Part): string => `${useWords(part)}:${part.value}${part.isFuelled ? '!' : ''}`

const inAnyOrder = (words: string[]): string => words.sort().join()
