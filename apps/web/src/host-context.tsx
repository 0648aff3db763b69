/** Where games are kept, for every screen. */
import { createContext, useContext } from 'react'
import type { GameHost } from './sight.ts'

const HostContext = createContext<GameHost | undefined>(undefined)

export const HostProvider = HostContext.Provider

export function useHost(): GameHost {
  const host = useContext(HostContext)
  if (host === undefined) throw new Error('There is no host above this component.')
  return host
}
