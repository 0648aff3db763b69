/** Whole words in whole lines: measures how much of a card's text fits, because CSS cuts words, and WebKit counts lines differently. */
import { useCallback } from 'react'

/** All texts are measured together: first each is let out, with larger letters on a strip, then each is looked at; one that does not fit is set smaller, then tighter. */
const watched = new Set<HTMLElement>()
const waiting = new Set<HTMLElement>()
let frame = 0

/** Clamped to all its lines a text has its natural height. */
const ALL = '99'
/** A line that misses its room by less than this is still whole. */
const SLACK = 0.05
/** The room for a space and …, in the size of its letters. */
const DOTS = 1.1
/** The lower edge of a card, with the arrow on it. */
const RIM = 6

function measure(): void {
  frame = 0
  const texts = [...waiting].filter((text) => text.isConnected)
  waiting.clear()
  const flying = new Set(texts.flatMap((text) => flierOf(text) ?? []))
  // A card in the air is smaller or turned, but its text is read where it lands.
  for (const card of flying) card.style.setProperty('transform', 'none', 'important')
  for (const text of texts) letOut(text)
  const large = texts.filter(isTooLong)
  for (const text of large) text.classList.remove('roomy')
  const crowded = large.filter(isTooLong)
  for (const text of crowded) text.classList.add('tight')
  const fitting = texts.map(roomOf)
  const ends = texts.map((text, at) => endOf(text, fitting[at] ?? 0))
  texts.forEach((text, at) => {
    const [lines = 0, end] = [fitting[at], ends[at]]
    text.style.setProperty('--lines', String(Math.max(1, lines)))
    text.style.visibility = lines < 1 ? 'hidden' : ''
    if (end !== undefined) shorten(text, end)
  })
  for (const card of flying) card.style.removeProperty('transform')
}

/** The card around a text, while it is moved by an animation. */
function flierOf(text: HTMLElement): HTMLElement | undefined {
  const card = text.closest<HTMLElement>('.spot')
  return card !== null && card.getAnimations().length > 0 ? card : undefined
}

/** The whole texts of those that are shortened. */
const whole = new WeakMap<HTMLElement, string>()

function letOut(text: HTMLElement): void {
  text.style.setProperty('--lines', ALL)
  text.classList.remove('tight', 'is-short')
  text.classList.add('roomy')
  const said = whole.get(text)
  if (said === undefined) return
  text.textContent = said
  whole.delete(text)
}

function shorten(text: HTMLElement, end: number): void {
  const said = text.textContent
  whole.set(text, said)
  text.textContent = `${said.slice(0, end).replace(/[\s,;:.]+$/, '')} …`
  text.classList.add('is-short')
}

/** After which letter a text of too many lines ends, so that the last word is whole and … has room behind it. */
function endOf(text: HTMLElement, lines: number): number | undefined {
  const letters = text.firstChild
  if (letters === null || lines < 1 || linesOf(text) <= lines) return undefined
  const { top, right } = text.getBoundingClientRect()
  const { fontSize, lineHeight } = getComputedStyle(text)
  const lowest = top + lines * Number.parseFloat(lineHeight)
  const range = document.createRange()
  const fits = (end: number): boolean => {
    range.setStart(letters, Math.max(0, end - 1))
    range.setEnd(letters, end)
    const last = range.getBoundingClientRect()
    return (last.top + last.bottom) / 2 < lowest && last.right + Number.parseFloat(fontSize) * DOTS <= right
  }
  const ends = [...text.textContent.matchAll(/\s+/g)].map(({ index }) => index)
  return ends.findLast(fits)
}

const lineOf = (text: HTMLElement): number => Number.parseFloat(getComputedStyle(text).lineHeight)

const linesOf = (text: HTMLElement): number => Math.round(text.scrollHeight / lineOf(text))

/** How many lines a card has room for below its name. */
function roomOf(text: HTMLElement): number {
  const { bottom = 0 } = text.parentElement?.getBoundingClientRect() ?? {}
  return Math.floor((bottom - text.getBoundingClientRect().top - RIM) / lineOf(text) + SLACK)
}

const isTooLong = (text: HTMLElement): boolean => linesOf(text) > roomOf(text)

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
