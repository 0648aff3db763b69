/** Escape and Back close the top sheet and nothing else, and leave the history as it was. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As much of a browser as sheets need. */
class Page extends EventTarget {
  entries: unknown[] = [null]
  get state(): unknown {
    return this.entries.at(-1)
  }
  pushState = (state: unknown): void => void this.entries.push(state)
  /** As in a browser, one is back a moment later. */
  back = (): void => {
    const at = this.entries.length
    setTimeout(() => {
      this.entries.length = at - 1
      this.dispatchEvent(new Event('popstate'))
    })
  }
}

let page = new Page()
let openSheet: (close: () => void) => () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new Page()
  vi.stubGlobal('history', page)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  ;({ openSheet } = await import('./open-sheets.ts'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const escape = (): void => void page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))

/** A sheet that closes on request, as a component does. */
function sheet(closed: string[], name: string): () => void {
  const forget = openSheet(() => {
    closed.push(name)
    forget()
  })
  return forget
}

test('Back closes the sheet and stays on the page', () => {
  const closed: string[] = []
  sheet(closed, 'log')
  expect(page.entries.length).toBe(2)
  page.back()
  vi.runAllTimers()
  expect([closed, page.entries]).toEqual([['log'], [null]])
})

test('a sheet that is closed otherwise leaves no entry behind', () => {
  const closed: string[] = []
  sheet(closed, 'log')
  escape()
  vi.runAllTimers()
  expect([closed, page.entries]).toEqual([['log'], [null]])
})

test('of two sheets the top one is closed first, and Back still closes the other', () => {
  const closed: string[] = []
  sheet(closed, 'recap')
  sheet(closed, 'card')
  page.back()
  vi.runAllTimers()
  expect([closed, page.entries.length]).toEqual([['card'], 2])
  page.back()
  vi.runAllTimers()
  expect([closed, page.entries]).toEqual([['card', 'recap'], [null]])
})

test('a sheet that takes the place of another takes over its entry', () => {
  const closed: string[] = []
  const forget = sheet(closed, 'recap')
  forget()
  sheet(closed, 'log')
  vi.runAllTimers()
  expect(page.entries.length).toBe(2)
  page.back()
  vi.runAllTimers()
  expect([closed, page.entries]).toEqual([['log'], [null]])
})

test('a link that was followed meanwhile is not undone', () => {
  const closed: string[] = []
  const forget = sheet(closed, 'log')
  page.pushState('rules')
  forget()
  vi.runAllTimers()
  expect(page.state).toBe('rules')
})

test('a sheet that is opened on the way back stays open, and Back closes it', () => {
  const closed: string[] = []
  sheet(closed, 'log')()
  vi.advanceTimersToNextTimer()
  sheet(closed, 'card')
  vi.runAllTimers()
  expect([closed, page.entries.length]).toEqual([[], 2])
  page.back()
  vi.runAllTimers()
  expect([closed, page.entries]).toEqual([['card'], [null]])
})

test('a dialog that says only later that it is closed gets no second entry', () => {
  const forget = openSheet(() => void setTimeout(forget, 50))
  page.back()
  vi.advanceTimersToNextTimer()
  vi.advanceTimersByTime(10)
  expect(page.entries).toEqual([null])
  const closed: string[] = []
  sheet(closed, 'panel')
  expect(page.entries.length).toBe(2)
  vi.advanceTimersByTime(10)
  page.back()
  vi.runAllTimers()
  expect([closed, page.entries]).toEqual([['panel'], [null]])
})
