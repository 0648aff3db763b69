/** Where games are kept, for every screen. */
import { createContext, useContext } from 'react'
import type { MatchStore } from './match-types.ts'

const HostContext = createContext<MatchStore | undefined>(undefined)

export const HostProvider = HostContext.Provider

export function useHost(): MatchStore {
  const host = useContext(HostContext)
  if (host === undefined) throw new Error('There is no host above this component.')
  return host
}
