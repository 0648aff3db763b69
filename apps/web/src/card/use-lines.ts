/** Whole lines only: how many lines of a card's text fit is measured, for a formula of CSS gives one line in WebKit. */
import { useCallback } from 'react'

/** All texts are measured together: first each is let out, then each is looked at. */
const watched = new Set<HTMLElement>()
const waiting = new Set<HTMLElement>()
let frame = 0

/** Clamped to all its lines a text has its natural height. */
const ALL = '99'
/** A line that misses its room by less than this is still whole. */
const SLACK = 0.05

function measure(): void {
  frame = 0
  const texts = [...waiting].filter((text) => text.isConnected)
  waiting.clear()
  for (const text of texts) text.style.setProperty('--lines', ALL)
  const fitting = texts.map((text) => {
    const face = text.parentElement?.getBoundingClientRect()
    const { lineHeight, paddingBottom } = getComputedStyle(text)
    const rim = Math.max(Number.parseFloat(paddingBottom), 3)
    const room = (face?.bottom ?? 0) - text.getBoundingClientRect().top - rim
    return Math.max(1, Math.floor(room / Number.parseFloat(lineHeight) + SLACK))
  })
  texts.forEach((text, at) => text.style.setProperty('--lines', String(fitting[at])))
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
