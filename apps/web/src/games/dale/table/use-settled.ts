/** Answers questions that need not be asked, and continues an undo across them. */
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '@merchants/tabletop'
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import type { Asked } from './picking.ts'
import { inOrderOf } from './picking.ts'
import type { Manner } from './settled.ts'
import { settledAnswer } from './settled.ts'

/** The cards of a payment or a stack in the order in which they were chosen. */
export interface Chosen {
  readonly turn: number
  readonly keys: readonly string[]
}

/** Whether the question is one that is answered without asking. */
export function useSettled(
  match: DaleMatchView,
  link: MatchCommands | undefined,
  asked: Asked | undefined,
  manner: Manner,
  chosen: Chosen,
): boolean {
  const { step, view } = match
  const [settled, settle] = useState<{ readonly match: DaleMatchView; readonly answer: Answer | undefined }>()
  if (settled?.match !== match) {
    const order = asked && chosen.turn === view.turn ? inOrderOf(asked, chosen.keys) : undefined
    settle({ match, answer: asked && (order ?? settledAnswer(match, manner)) })
  }
  const answer = link !== undefined && settled?.match === match ? settled.answer : undefined
  const last = useRef(step)
  useEffect(() => {
    const isBack = last.current > step
    last.current = step
    if (answer === undefined) return
    void (isBack ? link?.undo() : link?.answer(step, [answer]))
  }, [answer, link, step])
  return answer !== undefined
}
