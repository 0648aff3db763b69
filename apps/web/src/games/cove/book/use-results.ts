/** The results of this browser's finished solo games. */
import { useEffect, useState } from 'react'
import { coveHost } from '../local/worker-host.ts'
import type { CoveResult } from './cove-result.ts'

interface Results {
  /** Nothing until they have been read. */
  readonly results: readonly CoveResult[] | undefined
  /** Adds results from another browser; returns how many are new. */
  readonly add: (results: readonly CoveResult[]) => Promise<number>
}

export function useCoveResults(): Results {
  const [results, setResults] = useState<readonly CoveResult[]>()
  useEffect(() => {
    let isHere = true
    void coveHost()
      .results()
      .then((all) => isHere && setResults(all))
    return () => {
      isHere = false
    }
  }, [])
  const add = async (others: readonly CoveResult[]): Promise<number> => {
    const added = await coveHost().addResults(others)
    setResults(await coveHost().results())
    return added
  }
  return { results, add }
}
