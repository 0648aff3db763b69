/** Whether a table is shown in words. The setting says how tables open; switching at a table is meant for that one only. */
import { create } from 'zustand'
import { useSettings } from './settings.ts'

interface Switched {
  readonly at: string | undefined
  readonly isText: boolean
}

const useSwitched = create<Switched>()(() => ({ at: undefined, isText: false }))

/** All lessons are one table. */
const placeOf = (game: string): string => (game.startsWith('lesson-') ? 'lesson' : game)

export function useTextMode(game: string): readonly [isText: boolean, show: (isText: boolean) => void] {
  const usual = useSettings((settings) => settings.textTable)
  const { at, isText } = useSwitched()
  const place = placeOf(game)
  return [at === place ? isText : usual, (next) => useSwitched.setState({ at: place, isText: next })]
}
