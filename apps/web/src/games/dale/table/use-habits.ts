/** Reactions that the player has settled: always or never with a card, or not in this turn. They are answered without asking. */
import { useEffect } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import { useTable } from './table-context.tsx'

/** The turn in which the player does not want to be asked again. */
let silentTurn: string | undefined

interface Habits {
  /** Whether a reaction is still for the player to decide. */
  readonly isOpen: boolean
  readonly beSilentThisTurn: () => void
}

export function useHabits(): Habits {
  const { match, link } = useTable()
  const habits = useSettings((settings) => settings.habits)
  const { step, game, view } = match
  const isAsked = view.decision?.ask === 'react'
  const turn = `${game}:${view.turn}`
  const uses = isAsked && view.decision?.kind === 'uses' ? view.decision.options : []
  const preferences = uses.map(({ as }) => habits[as])
  const wanted = silentTurn === turn ? -1 : preferences.indexOf('always')
  const isUnwanted = silentTurn === turn || preferences.every((each) => each === 'never')
  const isSettled = isAsked && (wanted >= 0 || isUnwanted)

  useEffect(() => {
    if (isSettled) void link?.answer(step, [wanted >= 0 ? [wanted] : []])
  }, [isSettled, link, step, wanted])

  return {
    isOpen: isAsked && !isSettled,
    beSilentThisTurn: () => {
      silentTurn = turn
    },
  }
}
