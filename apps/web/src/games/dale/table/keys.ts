/** The table by keyboard, with a letter for each action, arrows between cards, Enter and Escape. */
import { focusVisibly } from '../../../look/focus-visibly.ts'
import { wasByKey } from '../../../look/last-input.ts'
import { useEffect, useRef } from 'react'
import { useKeyDown } from '../../../look/use-key-down.ts'
import { useTextMode } from '../../../settings/text-mode.ts'
import { ACT_BUTTONS, useActs } from './act-list.tsx'
import type { Choice } from './use-choice.ts'
import { spotAt } from './spots.ts'
import type { TableWithChoice } from './table-context.tsx'
import { useTableWithChoice } from './table-context.tsx'

/** Fields and lists keep their keys to themselves. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the focus goes for keyboard users when a new question comes: to something that can be chosen. */
const FIRST = [
  '.acts.reaction .btn.primary',
  '.acts [data-option]',
  '.tray [data-option]',
  '.cards .is-legal ~ .hit',
  '.market .is-legal ~ .hit',
  '[data-confirm]',
  '.acts .btn:not(.off)',
]

function focusFirst(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isLost) return
  const [first] = FIRST.flatMap((selector) => document.querySelector<HTMLElement>(`.table-root ${selector}`) ?? [])
  focusVisibly(first)
}

export function useKeys(): void {
  const table = useTableWithChoice()
  const { choice, match, lookCloser, askWhy } = table
  const step = useRef(match.step)
  const { isPossible, begin } = useActs()
  const [, showText] = useTextMode(match.game)

  useEffect(() => {
    const isNew = step.current !== match.step
    step.current = match.step
    if (!wasByKey()) return
    if (isNew) leaveUselessCard()
    if (match.view.decision !== undefined) focusFirst()
  }, [match])

  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return
    const arrow = ARROWS[event.key]
    if (arrow !== undefined) return moveCard(event, arrow[0], choice) ? undefined : walk(event, arrow)
    const key = event.key.toLowerCase()
    const button = ACT_BUTTONS.find((each) => each.key === key)
    if (button !== undefined) {
      event.preventDefault()
      // A button that cannot be pressed says why as soon as the keyboard is there.
      return isPossible(button) ? begin(button) : goTo(`[data-spot="act:${button.id}"]`)
    }
    if (openByKey(key, table)) return undefined
    if (key === 'u') return event.shiftKey ? choice.undoTurn() : choice.undo()
    if (key === 'x') {
      // Otherwise the letter would be the first one on the command line.
      event.preventDefault()
      return showText(true)
    }
    if (key === 'escape') {
      lookCloser(undefined)
      askWhy(undefined)
      return choice.canCancel ? choice.cancel() : undefined
    }
    if (key === 'enter' && choice.answer !== undefined && !isOnButton(event.target)) {
      event.preventDefault()
      return choice.confirm()
    }
    if (key === 'p') return choice.help()
    if (key === 'j') return choice.pickJunk?.()
    if (/^[1-9]$/.test(key)) return chooseInHand(table, Number(key) - 1)
    answerBy(key, choice)
  })
}

/** Help, a hint and the log. */
function openByKey(key: string, { choice, openHelp, openHint }: TableWithChoice): boolean {
  if (key === '?') openHelp()
  else if (key === 'a' && choice.decision !== undefined) openHint?.()
  else if (key === 'l') goToLog()
  else return false
  return true
}

/** While the market is being arranged, left and right move the card under the keyboard. */
function moveCard(event: KeyboardEvent, dx: number, { arranging }: Choice): boolean {
  const spot = event.target instanceof HTMLElement ? event.target.dataset['spot'] : undefined
  if (arranging === undefined || dx === 0 || !spot?.startsWith('market@')) return false
  const to = Number(spot.slice('market@'.length)) - dx
  if (to < 0 || to >= SLOTS) return false
  event.preventDefault()
  arranging.swap(spot, spotAt('market', -1, to))
  goTo(`[data-spot="${spotAt('market', -1, to)}"]`)
  return true
}

const SLOTS = 5

/** Number keys are the cards of the hand from the left. One that cannot be chosen says why as soon as the keyboard is there. */
function chooseInHand({ choice, seat }: TableWithChoice, at: number): void {
  const spot = spotAt('hand', seat, at)
  goTo(`[data-spot="${spot}"]`)
  choice.choose(spot)
}

/** Yes and no, and whether to react. */
function answerBy(key: string, { decision, give }: Choice): void {
  if (decision?.kind === 'yes or no') {
    const at = key === 'y' || key === 'n' ? decision.options.indexOf(key === 'y') : -1
    if (at >= 0) give([at])
  }
  if (decision?.ask !== 'react') return
  if (key === 'r') give([0])
  if (key === 'n') give([])
}

/** After a move the focus leaves a card that is of no use any more, because its ring would look like a choice. */
function leaveUselessCard(): void {
  const here = document.activeElement
  if (here instanceof HTMLElement && here.matches('.hit[aria-disabled="true"]')) here.blur()
}

const goTo = (selector: string): void => focusVisibly(document.querySelector<HTMLElement>(selector))

/** To the newest entry of the log; where that is folded away it is opened, and closed again by the same key. */
function goToLog(): void {
  document.querySelector<HTMLElement>('.table-root [data-log]')?.click()
  requestAnimationFrame(() => goTo('.table-root .log [tabindex="0"]'))
}

/** Enter on a button presses it, but on a card it confirms the choice. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button:not(.hit), [role=button], a, summary')

/** To the nearest card, pile or button in the direction of the arrow. */
function walk(event: KeyboardEvent, [dx, dy]: readonly [number, number]): void {
  const here = document.activeElement
  const places = [
    ...document.querySelectorAll<HTMLElement>(
      '.table-root :is(.hit, .acts .btn, .tray .btn, .plan, button.pile, .offered, .stackbtn, .counts button)',
    ),
  ]
  const from = here instanceof HTMLElement && places.includes(here) ? centre(here) : undefined
  const target = from === undefined ? places.at(-1) : nearest(places, here, from, dx, dy)
  if (target === undefined) return
  event.preventDefault()
  focusVisibly(target)
}

interface Point {
  readonly x: number
  readonly y: number
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function nearest(
  places: readonly HTMLElement[],
  here: Element | null,
  from: Point,
  dx: number,
  dy: number,
): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    if (place === here) continue
    const { x, y } = centre(place)
    const ahead = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    const distance = ahead + 3 * aside
    if (ahead > 8 && aside < 3 * ahead && distance < least) {
      least = distance
      best = place
    }
  }
  return best
}
