/** Decisions of Merchants Cove in words. */
import type { CoveJudged, CoveReason } from '@merchants/bots/cove'
import { optionAt, optionWord } from '@merchants/cove'
import type { Answer } from '@merchants/tabletop'
import type { Telling } from './report.ts'

export const COVE_TELLING: Telling<CoveJudged> = {
  usually: 'a sensible player',
  draws: 'dice and newcomers',
  best: (decision) => answerText(decision, decision.best.answer),
  played: (decision) => answerText(decision, decision.played.answer),
  reasons: ({ played }) => played.reasons.map(reasonText).join(' and '),
}

function answerText({ question }: CoveJudged, answer: Answer): string {
  const words = answer.map((at) => {
    const { kind, option } = optionAt(question, at)
    return optionWord(kind, option)
  })
  const chosen = words.length === 0 ? 'nothing' : words.join(', ')
  return question.ask === 'action' ? `go ${chosen}` : `choose ${chosen} (${question.ask})`
}

function reasonText(reason: CoveReason): string {
  switch (reason.why) {
    case 'gold':
      return `brings ${reason.count} more gold by evening`
    case 'guilds':
      return `makes guild symbols worth ${reason.count} more gold`
    case 'corruption':
      return `makes corruption cost ${reason.count} gold less`
    case 'goods':
      return reason.count === 1 ? 'leaves one more good for tomorrow' : `leaves ${reason.count} more goods for tomorrow`
    case 'huckster':
      return `leaves the Huckster ${reason.count} gold poorer`
    case 'long-run':
      return 'leads to better turns later'
    case 'close':
      return 'is about as good'
    case 'only':
      return 'has no alternative'
  }
}
