/** The moment of a finished game that an address names. */
import { useEffect, useState } from 'react'

const ADDRESS = /^#step=(\d+)$/

export const momentHash = (step: number): string => `#step=${step}`

/** Takes the moment out of the address. */
export const dropMoment = (): void => history.replaceState(history.state, '', location.pathname)

function momentIn(hash: string): number | undefined {
  const step = ADDRESS.exec(hash)?.[1]
  return step === undefined ? undefined : Number(step)
}

/** The moment in the address of this page, even after it was changed by hand or by Back. */
export function useMomentInAddress(): number | undefined {
  const [moment, setMoment] = useState(() => momentIn(location.hash))
  useEffect(() => {
    const look = (): void => setMoment(momentIn(location.hash))
    addEventListener('hashchange', look)
    addEventListener('popstate', look)
    return () => {
      removeEventListener('hashchange', look)
      removeEventListener('popstate', look)
    }
  }, [])
  return moment
}
