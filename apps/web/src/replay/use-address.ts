/** Keeps the step of a replay in the address, and follows the address when somebody else changes it. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Browsers stop pages that change their address too often. */
const REST = 300

interface Addressed {
  readonly game: string
  /** The step in the address. */
  readonly given: number
  /** The step that is shown. */
  readonly step: number | undefined
  readonly follow: (step: number) => void
}

export function useAddress({ game, given, step, follow }: Addressed): void {
  const [, navigate] = useLocation()
  const written = useRef(given)

  useEffect(() => {
    if (given === written.current) return
    written.current = given
    follow(given)
  }, [follow, given])

  useEffect(() => {
    if (step === undefined || step === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = step
      navigate(`/replay/${game}/${step}`, { replace: true })
    }, REST)
    return () => clearTimeout(timer)
  }, [game, navigate, step])
}
