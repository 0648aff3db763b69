/** Lets cards fly whenever the table shows another view. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { DaleMatchView } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import './flight.css'
import { Flights } from './flights.ts'

/** `onFly` gets the duration of the animation of each view. */
export function useFlights(
  root: React.RefObject<HTMLElement | null>,
  match: DaleMatchView,
  onFly: (time: number) => void,
): void {
  const t = useTranslation()
  const flights = useRef<Flights>(undefined)
  const words = useRef(t)
  useEffect(() => {
    words.current = t
  }, [t])

  useLayoutEffect(() => {
    if (root.current === null) return
    flights.current ??= new Flights(root.current)
    flights.current.show(match, (number) => words.current('logbook.die', { number }))
    onFly(flights.current.time)
  }, [root, match, onFly])

  useLayoutEffect(
    () => () => {
      flights.current?.close()
      flights.current = undefined
    },
    [],
  )
}
