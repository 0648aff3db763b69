/** The question as a title and a sentence, with the rule behind it. */
import type { Ask, DecisionView, View } from '@merchants/cove'
import { isTownsfolk, townsfolk } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import type { T } from '../../../words/translator.ts'
import { isWorthSeating } from '../choose/seat-worth.ts'
import { abilityText } from '../pieces/ability.ts'
import { boatWord, capital, hourWord } from '../say/words.tsx'
import { useCove } from '../table/table-context.tsx'

export interface Question {
  readonly title: string
  readonly text: string
  readonly rule: string | undefined
}

const RULES: Readonly<Partial<Record<Ask, string>>> = {
  action: 'C-35',
  staff: 'C-38',
  bellows: 'C-68',
  forge: 'C-69',
  brew: 'C-76',
  stoke: 'C-67',
  boat: 'C-26',
  dock: 'C-17',
  'scare off': 'C-84',
  hand: 'C-28',
  'return corruption': 'C-51',
  'draw newcomer': 'C-48',
  'send to bag': 'C-48',
  move: 'C-48',
  'move to': 'C-48',
  colour: 'C-48',
  replace: 'C-41',
  sell: 'C-55',
  cultists: 'C-83',
}

export function useQuestion(): Question {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { decision, plan } = choosing
  if (decision === undefined) return { title: '', text: '', rule: undefined }
  const rule = RULES[decision.ask]
  const key = decision.ask.replaceAll(' ', '-')
  if (plan !== undefined) return { title: t.any(`cove.place-${plan.go}`), text: '', rule }
  if (decision.ask === 'action') {
    return { title: t('cove.where-to'), text: t('cove.ask-action'), rule }
  }
  return {
    title: questionTitle(t, decision),
    text: t.any(`cove.ask-${key}${emptySeats(match.view)}`, aboutSlots(t, decision)),
    rule,
  }
}

/** Where no seat is worth anything, the question for a boat has another text. */
function emptySeats(view: View): '' | '-rogue' | '-cultists' | '-none' {
  const { newcomer, decision } = view
  if (newcomer === undefined || decision?.ask !== 'boat' || isWorthSeating(view, newcomer)) return ''
  if (newcomer !== 'rogue') return '-none'
  return view.setup.rogue === 'cultists' ? '-cultists' : '-rogue'
}

/** A question other than where to go, in a few words. */
export const questionTitle = (t: T, decision: DecisionView): string =>
  t.any(`cove.title-${decision.ask.replaceAll(' ', '-')}`, aboutSlots(t, decision))

/** The subject of the question, in words. */
function aboutSlots(t: T, { about, ask }: DecisionView): Readonly<Record<string, string>> {
  if (about === undefined) return {}
  if (typeof about === 'number') {
    return ask === 'hand' ? { hour: hourWord(t, about) } : { boat: capital(boatWord(t, about)) }
  }
  if (isTownsfolk(about))
    return { card: t.any(`cove.card-${about}`), ability: abilityText(t, townsfolk(about).ability) }
  if (t.has(`cove.who-${about}`)) return { who: capital(t.any(`cove.who-${about}`)) }
  if (t.has(`cove.good-${about}`)) return { good: capital(t.any(`cove.good-${about}`)) }
  return { pier: t.any(`cove.pier-${about}`) }
}
