/** What came of the last thing that was asked of the server: nothing to say, or why not. */
import type { Refusal } from '@merchants/tabletop'
import { useCallback, useState } from 'react'
import { useRefusal } from './refusal.ts'

export interface Told {
  /** Why the last thing was not done, in words. */
  readonly refusal: string | undefined
  readonly isBusy: boolean
  /** Waits for an answer; true if it was yes. */
  readonly tell: (asked: Promise<Refusal | undefined>) => Promise<boolean>
  readonly forget: () => void
}

export function useTold(): Told {
  const inWords = useRefusal()
  const [refusal, setRefusal] = useState<Refusal>()
  const [waits, setWaits] = useState(0)
  const tell = useCallback(async (asked: Promise<Refusal | undefined>) => {
    setWaits((before) => before + 1)
    const answer = await asked
    setWaits((before) => before - 1)
    setRefusal(answer)
    return answer === undefined
  }, [])
  const forget = useCallback(() => setRefusal(undefined), [])
  return { refusal: refusal && inWords(refusal), isBusy: waits > 0, tell, forget }
}
