/** The result of the last request to the server, empty or a refusal. */
import type { Refusal } from '@merchants/tabletop'
import { useCallback, useState } from 'react'
import { useRefusal } from './refusal.ts'

export interface RequestStatus {
  /** Why the last request was refused, in words. */
  readonly refusal: string | undefined
  readonly isBusy: boolean
  /** Waits for the reply; resolves to whether the request was accepted. */
  readonly track: (asked: Promise<Refusal | undefined>) => Promise<boolean>
  readonly dismiss: () => void
}

export function useRequestStatus(): RequestStatus {
  const inWords = useRefusal()
  const [refusal, setRefusal] = useState<Refusal>()
  const [waits, setWaits] = useState(0)
  const track = useCallback(async (asked: Promise<Refusal | undefined>) => {
    setWaits((before) => before + 1)
    const answer = await asked
    setWaits((before) => before - 1)
    setRefusal(answer)
    return answer === undefined
  }, [])
  const dismiss = useCallback(() => setRefusal(undefined), [])
  return { refusal: refusal && inWords(refusal), isBusy: waits > 0, track, dismiss }
}
