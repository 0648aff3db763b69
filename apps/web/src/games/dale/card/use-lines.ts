/** Whole lines only: how many lines of a card's text fit is measured, for a formula of CSS gives one line in WebKit. */
import { useCallback } from 'react'

/** All texts are measured together: first each is let out, then each is looked at; one that does not fit is set tighter. */
const watched = new Set<HTMLElement>()
const waiting = new Set<HTMLElement>()
let frame = 0

/** Clamped to all its lines a text has its natural height. */
const ALL = '99'
/** A line that misses its room by less than this is still whole. */
const SLACK = 0.05
/** The lower edge of a card, with the arrow on it. */
const RIM = 6

function measure(): void {
  frame = 0
  const texts = [...waiting].filter((text) => text.isConnected)
  waiting.clear()
  for (const text of texts) {
    text.style.setProperty('--lines', ALL)
    text.classList.remove('tight')
  }
  const crowded = texts.filter((text) => linesOf(text) > roomOf(text))
  for (const text of crowded) text.classList.add('tight')
  const fitting = texts.map(roomOf)
  texts.forEach((text, at) => {
    const lines = fitting[at] ?? 0
    text.style.setProperty('--lines', String(Math.max(1, lines)))
    text.style.visibility = lines < 1 ? 'hidden' : ''
  })
}

const lineOf = (text: HTMLElement): number => Number.parseFloat(getComputedStyle(text).lineHeight)

const linesOf = (text: HTMLElement): number => Math.round(text.scrollHeight / lineOf(text))

/** How many lines a card has room for below its name. */
function roomOf(text: HTMLElement): number {
  const { bottom = 0 } = text.parentElement?.getBoundingClientRect() ?? {}
  return Math.floor((bottom - text.getBoundingClientRect().top - RIM) / lineOf(text) + SLACK)
}

function ask(text: HTMLElement): void {
  waiting.add(text)
  frame ||= requestAnimationFrame(measure)
}

function askAll(): void {
  for (const text of watched) ask(text)
}

let watcher: ResizeObserver | undefined
const watcherOf = (): ResizeObserver =>
  (watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const text = target.querySelector<HTMLElement>(':scope > .text')
      if (text !== null) ask(text)
    }
  }))

/** For the text of a card. */
export function useLines(): React.RefCallback<HTMLElement> {
  return useCallback((text: HTMLElement | null) => {
    const face = text?.parentElement
    if (text === null || face === null || face === undefined) return undefined
    if (watched.size === 0) document.fonts.addEventListener('loadingdone', askAll)
    watched.add(text)
    watcherOf().observe(face)
    ask(text)
    return () => {
      watched.delete(text)
      watcherOf().unobserve(face)
      if (watched.size === 0) document.fonts.removeEventListener('loadingdone', askAll)
    }
  }, [])
}
