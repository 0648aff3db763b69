/** How a line that is being typed can go on: words of commands, possible moves, cards. */
import { useEffect, useState } from 'react'
import { useTable } from '../table/table-context.tsx'
import { useCardWords } from '../../../words/cards.ts'
import { readCommand } from './command.ts'
import type { Dictionary } from './dictionary.ts'
import { isVerb } from './dictionary.ts'
import { normalizeText } from './normalize-text.ts'

const MOST = 5

/** Lines that begin like the typed one, the likeliest first. */
export function completionsFor(
  typed: string,
  dictionary: Dictionary,
  legal: readonly string[],
  names: readonly string[],
): string[] {
  const line = normalizeText(typed)
  if (line === '' || /^\d/.test(line)) return []
  if (!/\S\s/.test(typed)) {
    const words = [...new Set(dictionary.first.values())]
    const usual = words.map((word) => dictionary.word(word)).filter((word) => normalizeText(word).startsWith(line))
    const known = words.filter((word) => word.startsWith(line) && !usual.includes(dictionary.word(word)))
    return [...usual, ...known].filter((word) => normalizeText(word) !== line).slice(0, MOST)
  }
  const command = readCommand(typed, dictionary)
  if (command.is === 'move')
    return legal.filter((move) => move.startsWith(command.line) && move !== command.line).slice(0, MOST)
  if (command.is !== 'request' || (command.what !== 'card' && command.what !== 'why')) return []
  const [first = ''] = typed.trimStart().split(/\s+/)
  const fitting = names.filter(
    (name) => normalizeText(name).startsWith(command.rest) && normalizeText(name) !== command.rest,
  )
  return command.rest === '' ? [] : fitting.slice(0, MOST).map((name) => `${first} ${name}`)
}

/** The possible moves without their seat, fetched once for each question, when a move is being typed. */
function useLegal(isWanted: boolean): readonly string[] {
  const { match, link } = useTable()
  const { step, view } = match
  const [known, setKnown] = useState<{ readonly step: number; readonly moves: readonly string[] }>()
  const isAsked = isWanted && view.decision !== undefined && known?.step !== step
  useEffect(() => {
    if (!isAsked) return
    void link?.legal().then((moves) => setKnown({ step, moves: moves.map((move) => move.replace(/^p\d /, '')) }))
  }, [isAsked, link, step])
  return known?.step === step ? known.moves : []
}

export function useCompletions(typed: string, dictionary: Dictionary): readonly string[] {
  const words = useCardWords()
  const [first = ''] = normalizeText(typed).split(/\s+/)
  const word = dictionary.first.get(first)
  const legal = useLegal(word !== undefined && isVerb(word))
  const names = dictionary.cards.map(([, id]) => words.name(id)).toSorted()
  return completionsFor(typed, dictionary, legal, names)
}
