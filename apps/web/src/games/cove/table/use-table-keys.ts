/** The table by keyboard: arrows between what can be pressed, C confirms, U undoes, Escape cancels. */
import { focusVisibly } from '../../../look/focus-visibly.ts'
import { wasByKey } from '../../../look/last-input.ts'
import { useEffect } from 'react'
import { useKeyDown } from '../../../look/use-key-down.ts'
import { isFreeKey } from './free-key.ts'
import { useCove } from './table-context.tsx'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The targets of arrow keys. */
const PLACES = 'main :is([data-can], [data-place], .cv-acts button:not(:disabled))'

/** The large button under a question. */
const MAIN = 'main .cv-ask :is([data-done], .is-main):not(:disabled, [data-next])'

/** Where the focus goes for keyboard users when a question comes: to something that can be chosen. */
const FIRST = [
  '.cv-acts :is([data-option], [data-place][data-can])',
  '[data-place-dice]',
  '[data-confirm]:not(:disabled)',
  '[data-decline]',
  '[data-done]',
  '[data-next]',
]

export function useTableKeys(): void {
  const { choosing, match, showing } = useCove()
  const { undo, cancel, isBegun, plan } = choosing
  const go = plan?.go
  const { isBusy, isEvening } = showing

  useEffect(() => {
    const here = document.activeElement
    const isLost = here === null || here === document.body || !here.isConnected
    if (wasByKey() && isLost) focusVisibly(first())
  }, [go, isBusy, isEvening, match.step])

  useKeyDown((event) => {
    if (!isFreeKey(event)) return
    const arrow = ARROWS[event.key]
    if (arrow !== undefined) return step(event, arrow)
    if (event.key === 'c') document.querySelector<HTMLElement>(MAIN)?.click()
    else if (event.key === 'f') document.querySelector<HTMLElement>('main [data-place-dice]')?.click()
    else if (/^[1-9]$/.test(event.key)) pressNumber(Number(event.key))
    else if (event.key === 'u') undo()
    else if (event.key === 'Escape' && isBegun) cancel()
  })
}

/** The answers in their order; dice while they are placed. */
function pressNumber(number: number): void {
  const dice = document.querySelectorAll<HTMLElement>('main.s-dice .rack-die')
  const answers = document.querySelectorAll<HTMLElement>('main .cv-acts :is([data-option], [data-place])')
  ;(dice.length > 0 ? dice : answers)[number - 1]?.click()
}

function first(): HTMLElement | undefined {
  return FIRST.flatMap((selector) => document.querySelector<HTMLElement>(`main ${selector}`) ?? [])[0]
}

interface Point {
  readonly x: number
  readonly y: number
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** To the nearest place in the direction of the arrow; places to the side count as further away. */
function step(event: KeyboardEvent, [dx, dy]: readonly [number, number]): void {
  const here = document.activeElement
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)].filter((each) => each.offsetParent !== null)
  const from = here === null || here === document.body ? undefined : centre(here)
  const far = (place: HTMLElement): number => {
    if (from === undefined) return 0
    const { x, y } = centre(place)
    const along = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    return along < 4 ? Infinity : along + aside * 3
  }
  const [target] = places.filter((place) => place !== here && far(place) < Infinity).toSorted((a, b) => far(a) - far(b))
  const to = from === undefined ? first() : target
  if (to === undefined) return
  event.preventDefault()
  focusVisibly(to)
}
