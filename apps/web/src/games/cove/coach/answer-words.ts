/** Answers and reasons of the Cove's coach in words. */
import type { CoveReason } from '@merchants/bots/cove'
import type { Act, DecisionView, OptionOfKind, TownsfolkId } from '@merchants/cove'
import { optionAt } from '@merchants/cove'
import type { Answer } from '@merchants/tabletop'
import type { T } from '../../../words/translator.ts'
import { questionTitle } from '../ask/use-question.ts'
import { actWord } from '../say/event.tsx'
import { boatLabel, capital, cardWord, corruptionWord, dieWord, goodWord, whoWord } from '../say/words.tsx'

type Square = readonly (TownsfolkId | undefined)[]

/** An answer to a question; with the town square, cards there are named. */
export function answerWords(t: T, question: DecisionView, answer: Answer, square: Square = []): string {
  if (answer.length === 0) return t('coach.move-choose-nothing')
  return t.list(answer.map((at) => optionWords(t, question, optionAt(question, at), square)))
}

/** The same with what was asked. */
export function askedWords(t: T, question: DecisionView, answer: Answer): string {
  const what = answerWords(t, question, answer)
  return question.ask === 'action' ? what : `${questionTitle(t, question)} ${what}`
}

function optionWords(t: T, { ask, about }: DecisionView, { kind, option }: OptionOfKind, square: Square): string {
  switch (kind) {
    case 'acts':
      return wholeActWord(t, option, square)
    case 'staff':
      return cardWord(t, option)
    case 'furnaces':
      return t('cove.furnace', { number: option })
    case 'placements':
      return t('common.labelled', {
        label: dieWord(t, option.die),
        text: t('cove.into-furnace', { furnace: option.furnace }),
      })
    case 'pieces':
      return t('common.labelled', {
        label: t('cove.furnace', { number: option.furnace }),
        text: t.any(`cove.takes-${option.size}`),
      })
    case 'recipes':
      return goodWord(t, option.good)
    case 'boats':
      return capital(boatLabel(t, option))
    case 'docks':
      return capital(t.any(`cove.dock-${option}`))
    case 'yes or no':
      return t.any(`cove.${option ? 'yes' : 'no'}-${ask.replaceAll(' ', '-')}`)
    case 'colours':
      return goodWord(t, `small-${option}`)
    case 'corruption':
      return corruptionWord(t, option)
    case 'goods':
      return goodWord(t, option)
    case 'passengers':
      return `${capital(whoWord(t, option.who))}, ${boatLabel(t, option.boat)}`
    case 'sales':
      return t('common.labelled', { label: t.any(`cove.pier-${option.pier}`), text: goodWord(t, option.good) })
    case 'steps':
      return String(about)
  }
}

/** Where to go, with the card to hire, the marble of a row or the card to return. */
function wholeActWord(t: T, act: Act, square: Square): string {
  const place = actWord(t, act)
  const hired = act.go === 'square' ? square[act.slot - 1] : undefined
  if (hired !== undefined) return `${place} (${cardWord(t, hired)})`
  if (act.go === 'row1' || act.go === 'row2' || act.go === 'row3') return t('cove.hint-marble', { place, at: act.at })
  if (act.go === 'purify' && act.card !== undefined) {
    return t('common.labelled', { label: place, text: corruptionWord(t, act.card) })
  }
  return place
}

/** One sentence after the other. */
export const reasonWords = (t: T, reasons: readonly CoveReason[]): string =>
  reasons
    .map((reason) =>
      'count' in reason
        ? t.any(`cove.reason-${reason.why}`, { count: reason.count })
        : t.any(`coach.reason-${reason.why}`),
    )
    .join(' ')
