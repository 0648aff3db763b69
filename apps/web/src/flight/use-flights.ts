/** Lets cards fly whenever the table shows another sight. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Sight } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import './flight.css'
import { Flights } from './flights.ts'

export function useFlights(root: React.RefObject<HTMLElement | null>, sight: Sight): void {
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
  }, [root, sight])

  useLayoutEffect(
    () => () => {
      flights.current?.close()
      flights.current = undefined
    },
    [],
  )
}
