/** Lets cards fly whenever the table shows another sight. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Sight } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import './flight.css'
import { Flights } from './flights.ts'

/** `onFly` is told how long the cards of each sight fly. */
export function useFlights(
  root: React.RefObject<HTMLElement | null>,
  sight: Sight,
  onFly: (time: number) => void,
): void {
  const t = useWords()
  const flights = useRef<Flights>(undefined)
  const words = useRef(t)
  useEffect(() => {
    words.current = t
  }, [t])

  useLayoutEffect(() => {
    if (root.current === null) return
    flights.current ??= new Flights(root.current)
    flights.current.show(sight, (number) => words.current('logbook.die', { number }))
    onFly(flights.current.time)
  }, [root, sight, onFly])

  useLayoutEffect(
    () => () => {
      flights.current?.close()
      flights.current = undefined
    },
    [],
  )
}
