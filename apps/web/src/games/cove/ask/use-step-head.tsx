/** A step of the Huckster in one sentence. */
import type { Slot } from '../../../words/message.ts'
import { useTranslation } from '../../../words/words.tsx'
import { actionWord, cardWord } from '../say/words.tsx'
import type { StepNumber, TurnSteps } from '../playback/turn-steps.ts'
import { earnedWords } from '../table/outcome.ts'

export function useStepHead({ kind, right, reading, lines, step: now }: TurnSteps, step: StepNumber): Slot {
  const t = useTranslation()
  if (kind === 'market') {
    const events = lines[step].map(({ event }) => event)
    const gold = earnedWords(t, events, step < now)
    return `${t(step === 1 ? 'cove.his-sales' : 'cove.his-support')} ${gold}`.trim()
  }
  if (step === 1) {
    // When a whole turn is shown, the card itself has already moved on.
    const left = lines[1].flatMap(({ event }) => (event.what === 'revealed' ? [event.left] : [])).at(-1)
    return left === undefined ? t('cove.step-reveal') : t('cove.his-reveal', { card: cardWord(t, left) })
  }
  if (step === 5) return right === undefined ? t('cove.step-slide') : t('cove.his-slide', { card: cardWord(t, right) })
  if (reading === undefined) return t.any(`cove.step-${step === 2 ? 'read' : step === 3 ? 'act' : 'pay'}`)
  const { action, multiplier: times, side, arrow, hours, corruption } = reading
  if (step === 4) return t('cove.his-pay', { hours, corruption })
  const does = t.rich('cove.his-act', { action: actionWord(t, action), times: t('cove.times', { times }) })
  if (step === 3) return does
  return t.rich('cove.his-read', { does, side: t.any(`cove.${side}`), arrow: t.any(`cove.${arrow}`) })
}
