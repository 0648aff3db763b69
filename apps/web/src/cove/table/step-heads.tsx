/** Each of the Huckster's steps in one line: as it went, or as it will go. */
import type { Slot } from '../../words/message.ts'
import { useWords } from '../../words/words.tsx'
import { sayEvent } from '../say/event.tsx'
import { actionWord, cardWord } from '../say/words.tsx'
import type { StepNumber } from '../show/story.ts'
import { earnedWords, outcomeWords } from './outcome.ts'
import { useCove } from './table-context.tsx'

export interface StepHead {
  readonly title: string
  readonly text: Slot
  readonly rule: string
}

const TITLES = { 1: 'reveal', 2: 'read', 3: 'act', 4: 'pay', 5: 'slide' } as const
const RULES = { 1: 'H-24', 2: 'H-25', 3: 'H-26', 4: 'H-27', 5: 'H-28' } as const

export function useStepHeads(): (step: StepNumber) => StepHead {
  const t = useWords()
  const { story, showing } = useCove()
  const humans = showing.view.humans.length
  return (step) => {
    if (story === undefined) return { title: '', text: '', rule: '' }
    const { lines, reading, left, kind } = story
    const events = lines[step].map(({ event }) => event)
    if (kind === 'market') {
      const title = t(step === 1 ? 'cove.step-sell' : 'cove.step-support')
      return { title, text: earnedWords(t, events, step < story.step), rule: step === 1 ? 'H-72' : 'H-77' }
    }
    const title = t.any(`cove.step-${TITLES[step]}`)
    const rule = RULES[step]
    const said = events[0] && sayEvent(t, events[0], humans)
    if (step === 1 && events[0]?.what === 'revealed') {
      return { title, text: t('cove.step-reveal-is', { card: cardWord(t, events[0].left) }), rule }
    }
    if (step === 1 || step === 2) return { title, text: said?.text ?? '', rule }
    if (step === 3) {
      if (story.step > 3) return { title, text: outcomeWords(t, events), rule }
      return {
        title,
        text: reading
          ? t.rich('cove.step-act-is', { action: actionWord(t, reading.action), times: reading.multiplier })
          : '',
        rule,
      }
    }
    if (step === 4) return { title, text: reading ? t('cove.step-pay-is', reading) : '', rule }
    if (story.step === 5) return { title, text: said?.text ?? '', rule }
    return { title, text: left === undefined ? '' : t('cove.step-slide-is', { card: cardWord(t, left) }), rule }
  }
}
