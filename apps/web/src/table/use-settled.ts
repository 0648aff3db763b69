/** Answers what need not be asked, and goes on taking back where that was answered. */
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '@merchants/tabletop'
import type { Sight, TableLink } from '../sight.ts'
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
  sight: Sight,
  link: TableLink | undefined,
  asked: Asked | undefined,
  manner: Manner,
  chosen: Chosen,
): boolean {
  const { step, view } = sight
  const [settled, settle] = useState<{ readonly sight: Sight; readonly answer: Answer | undefined }>()
  if (settled?.sight !== sight) {
    const order = asked && chosen.turn === view.turn ? inOrderOf(asked, chosen.keys) : undefined
    settle({ sight, answer: asked && (order ?? settledAnswer(sight, manner)) })
  }
  const answer = link !== undefined && settled?.sight === sight ? settled.answer : undefined
  const last = useRef(step)
  useEffect(() => {
    const isBack = last.current > step
    last.current = step
    if (answer === undefined) return
    void (isBack ? link?.undo() : link?.answer(step, [answer]))
  }, [answer, link, step])
  return answer !== undefined
}
