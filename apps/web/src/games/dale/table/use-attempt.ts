/** An answer in the making, with the picks, the pending answer, and the refusal. A new question starts from scratch. */
import { useMemo, useState } from 'react'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import { FINAL } from '../match-types.ts'
import { keepHalfMade, keptHalfMade } from './half-made.ts'
import { NOTHING_PICKED, type Picked } from './picking.ts'
import type { Spot } from './spots.ts'

export interface Attempt {
  /** The picks for the current question, if any. */
  readonly picked: Picked | undefined
  /** The spot whose answer is pending. It is shown as chosen immediately, and no other can be chosen until the table has answered. */
  readonly given: Spot | undefined
  readonly refusal: Refusal | undefined
  /** Picks; with a spot if that is the whole answer. */
  readonly pick: (next: Picked, spot?: Spot) => void
  /** Forgets what was picked. */
  readonly restart: () => void
  /** Shows why not, if the table refuses. */
  readonly watch: (reply: Promise<Refusal | undefined> | undefined) => void
  /** Gives an answer that can be taken back; if it cannot, it stays picked until it is confirmed. */
  readonly giveFreely: (answer: Answer, waiting: Picked) => void
}

interface Half extends Picked {
  readonly step: number
  readonly given?: { readonly spot: Spot; readonly match: DaleMatchView } | undefined
}

/** Drops all picks, so that each question begins as it should. */
const AFRESH: Half = { ...NOTHING_PICKED, step: -1 }

interface Refused {
  readonly step: number
  readonly refusal: Refusal
}

export function useAttempt(match: DaleMatchView, link: MatchCommands | undefined): Attempt {
  const { step } = match
  const [half, setHalf] = useState<Half>(() => keptHalfMade(match) ?? AFRESH)
  const [refused, setRefused] = useState<Refused>()
  return useMemo(() => {
    const show = (refusal: Refusal | undefined): void => setRefused(refusal && { step, refusal })
    const pick = (next: Picked, spot?: Spot): void => {
      setHalf({ ...next, step, given: spot === undefined ? undefined : { spot, match } })
      setRefused(undefined)
      keepHalfMade(match, next)
    }
    return {
      picked: half.step === step ? half : undefined,
      given: half.given?.match === match && refused?.step !== step ? half.given.spot : undefined,
      refusal: refused?.step === step ? refused.refusal : undefined,
      pick,
      restart: () => setHalf({ ...AFRESH }),
      watch: (reply) => void reply?.then(show),
      giveFreely: (answer, waiting) => {
        void link?.answerFreely(step, [answer]).then((refusal) => {
          if (refusal?.key === FINAL.key) pick(waiting)
          else show(refusal)
        })
      },
    }
  }, [half, link, refused, match, step])
}
