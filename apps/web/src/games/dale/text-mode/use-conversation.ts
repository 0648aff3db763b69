/** The conversation at the command line, with typed lines and answers. */
import { useRef, useState } from 'react'
import { readCommand } from './command.ts'
import type { Dictionary } from './dictionary.ts'
import type { Line, TextContext } from './describe-zones.ts'
import type { About } from './use-run-command.ts'
import { useRunCommand } from './use-run-command.ts'

interface ConversationEntry {
  readonly id: number
  readonly typed: string
  readonly lines: readonly Line[]
}

export interface Conversation {
  readonly entries: readonly ConversationEntry[]
  readonly say: (typed: string) => void
  /** Adds a reply to something that was not typed. */
  readonly tell: (line: string) => void
  readonly clear: () => void
}

/** This many answers stay readable, and this many lines of a long list are told at once. */
const KEPT = 60
const LISTED = 30

export function useConversation(about: About): Conversation {
  const { context, dictionary } = about
  const [entries, setEntries] = useState<readonly ConversationEntry[]>([])
  const count = useRef(0)
  const rest = useRef<readonly Line[]>([])
  const obey = useRunCommand(about, () => rest.current)
  const add = (typed: string, lines: readonly Line[]): void => {
    const id = ++count.current
    setEntries((before) => [...before, { id, typed, lines }].slice(-KEPT))
  }

  return {
    entries,
    tell: (say) => add('', [{ say }]),
    clear: () => setEntries([]),
    say: (typed) => {
      void obey(readCommand(typed, dictionary)).then((all) => {
        rest.current = all.slice(LISTED)
        const lines =
          rest.current.length === 0
            ? all
            : [...all.slice(0, LISTED), moreLine(context, dictionary, rest.current.length)]
        add(typed.trim(), lines)
      })
    },
  }
}

const moreLine = ({ t }: TextContext, dictionary: Dictionary, count: number): Line => ({
  say: t('text.more-left', { count, more: dictionary.word('more') }),
})
