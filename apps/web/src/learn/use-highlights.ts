/** Tracks the places that a lesson points at through every change of the page. */
import { useEffect, useState } from 'react'
import type { Side } from './arrow.ts'
import { bestSide, hiddenWords } from './arrow.ts'
import { itemAt } from '@merchants/tabletop'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Highlight extends Box {
  /** Where the arrow comes from; none where it would hide words. */
  readonly side: Side | undefined
}

/** How much room a place gets around it. */
const ROOM = 7

export function useHighlights(point: readonly string[]): readonly Highlight[] {
  const [holes, setHoles] = useState<readonly Highlight[]>([])
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      const found = merged(boxesAt(point)).map((box) => ({ ...box, side: bestSide(box, hiddenWords, room) }))
      setHoles((before) => (isSame(before, found) ? before : found))
    }
    const lookSoon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    const changes = new MutationObserver(lookSoon)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class', 'style'] })
    for (const event of MOVES) addEventListener(event, lookSoon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      for (const event of MOVES) removeEventListener(event, lookSoon, { capture: true })
    }
  }, [point])
  return holes
}

/** Events after which places may have moved. */
const MOVES = ['resize', 'scroll', 'transitionend', 'animationend', 'load'] as const

/** The places of the first selector that finds any. */
function boxesAt(point: readonly string[]): Box[] {
  for (const selector of point) {
    const boxes = [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
    if (boxes.length > 0) return boxes.map(widened)
  }
  return []
}

const widened = ({ left, top, right, bottom }: DOMRect): Box => ({
  left: Math.round(left) - ROOM,
  top: Math.round(top) - ROOM,
  right: Math.round(right) + ROOM,
  bottom: Math.round(bottom) + ROOM,
})

/** Boxes of one row or one column become one. */
function merged(boxes: readonly Box[]): readonly Box[] {
  const apart: Box[] = []
  for (const box of boxes) {
    const at = apart.findIndex((other) => isBeside(box, other) || isBelow(box, other))
    if (at < 0) apart.push(box)
    else apart[at] = around(box, itemAt(apart, at))
  }
  return apart.length === boxes.length ? apart : merged(apart)
}

/** Cards of one row may be a little higher or lower. */
const isBeside = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && Math.abs(one.bottom - other.bottom) < 20

const isBelow = (one: Box, other: Box): boolean =>
  one.top <= other.bottom &&
  other.top <= one.bottom &&
  Math.abs(one.left - other.left) < 4 &&
  Math.abs(one.right - other.right) < 4

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

const isSame = (some: readonly Highlight[], others: readonly Highlight[]): boolean =>
  some.length === others.length && some.every((hole, at) => told(hole) === told(itemAt(others, at)))

const told = ({ left, top, right, bottom, side }: Highlight): string => `${left} ${top} ${right} ${bottom} ${side}`
