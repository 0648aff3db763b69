/** A terminal for tests: answers come from a function, and everything printed is kept. */
import { terminalStyle } from './terminal-style.ts'
import type { Terminal } from './terminal.ts'

export interface Page extends Terminal {
  /** Everything printed so far, a line each; a wiped screen is a line of its own. */
  readonly printed: string[]
}

export const WIPED = '(screen wiped)'

/** `undefined` as an answer is Ctrl-D. */
export function pageFor(answer: (prompt: string) => string | undefined, width = 80): Page {
  const printed: string[] = []
  return {
    printed,
    look: terminalStyle(width, 24, false),
    print: (lines) => void printed.push(...lines),
    clear: () => void printed.push(WIPED),
    ask: (prompt) => {
      const line = answer(prompt)
      printed.push(`${prompt}${line ?? '^D'}`)
      return Promise.resolve(line)
    },
    close: () => undefined,
  }
}
