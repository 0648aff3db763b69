/** The server's time, for clocks that run there. */
import { useEffect, useState } from 'react'

/** How far the server's clock is ahead of ours, in milliseconds. Known once it has answered anything. */
let ahead: Promise<number> | undefined

async function findAhead(): Promise<number> {
  try {
    const { headers } = await fetch('/healthz', { method: 'HEAD' })
    const theirs = Date.parse(headers.get('date') ?? '')
    const off = theirs - Date.now()
    // The header counts whole seconds, so smaller differences are not corrected.
    return Number.isNaN(off) || Math.abs(off) < 1500 ? 0 : off
  } catch {
    return 0
  }
}

/** The server's time, updated each second. */
export function useServerTime(): number {
  const [off, setOff] = useState(0)
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    let isHere = true
    ahead ??= findAhead()
    void ahead.then((found) => isHere && setOff(found))
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [])
  return now + off
}
