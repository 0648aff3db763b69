/** Questions about reactions that the player has settled once and for all are answered without asking. */
import type { UseView } from '@merchants/dale'
import { useEffect } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useTable } from '../table/table-context.tsx'

export function useHabits(): void {
  const { sight, link } = useTable()
  const habits = useSettings((settings) => settings.habits)
  const { step } = sight
  const { decision } = sight.view
  useEffect(() => {
    if (decision?.ask !== 'react') return
    const wishes = (decision.options as readonly UseView[]).map(({ as }) => habits[as])
    const wanted = wishes.indexOf('always')
    if (wanted >= 0) void link?.answer(step, [[wanted]])
    else if (wishes.every((wish) => wish === 'never')) void link?.answer(step, [[]])
  }, [decision, habits, link, step])
}
