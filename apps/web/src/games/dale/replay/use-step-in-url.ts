/** Keeps the step of a replay in the address, and follows the address when someone else changes it. */
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

export function useStepInUrl({ game, given, step, follow }: Addressed): void {
  const [, navigate] = useLocation()
  const written = useRef(given)

  useEffect(() => {
    if (given === written.current) return
    written.current = given
    follow(given)
  }, [follow, given])

  useEffect(() => {
    if (step === undefined || step === written.current) return undefined
    const { pathname } = location
    const timer = setTimeout(() => {
      // The replay is still shown while the next page loads, and must not change the address back.
      if (location.pathname !== pathname) return
      written.current = step
      // A sheet that is open has its mark in the state.
      navigate(`/replay/${game}/${step}`, { replace: true, state: history.state })
    }, REST)
    return () => clearTimeout(timer)
  }, [game, navigate, step])
}
