/** The one game with the companion that this browser keeps: stored with every entry, so that it survives a reload. */
import type { CompanionSetup, Facts, FactName, Session } from '@merchants/cove'
import {
  correctEntry,
  DECK_KINDS,
  enterDone,
  enterFact,
  LEVELS,
  newSession,
  ROGUE_CARDS,
  stepBack,
} from '@merchants/cove'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { newSeed } from '../../seed.ts'

export type Fact = Facts[FactName]

interface CompanionStore {
  readonly session: Session | undefined
  readonly begin: (setup: Omit<CompanionSetup, 'seed'>) => void
  readonly enter: (fact: Fact) => void
  readonly done: () => void
  readonly back: () => void
  readonly correct: (key: string, fact: Fact) => void
  readonly forget: () => void
}

export const useCompanion = create<CompanionStore>()(
  persist(
    (set) => {
      const change = (step: (session: Session) => Session): void => {
        set(({ session }) => (session === undefined ? {} : { session: step(session) }))
      }
      return {
        session: undefined,
        begin: (setup) => set({ session: newSession({ ...setup, seed: newSeed() }) }),
        enter: (fact) => change((session) => enterFact(session, fact)),
        done: () => change(enterDone),
        back: () => change(stepBack),
        correct: (key, fact) => change((session) => correctEntry(session, key, fact)),
        forget: () => set({ session: undefined }),
      }
    },
    {
      name: 'companion',
      version: 1,
      partialize: ({ session }) => ({ session }),
      merge: (stored, store) => ({ ...store, session: sessionIn(stored) }),
    },
  ),
)

/** What was stored, if it is a session. Entries that do not fit their questions are asked again. */
export function sessionIn(stored: unknown): Session | undefined {
  const { session } = (stored ?? {}) as { readonly session?: Partial<Session> | undefined }
  const setup = session?.setup as Partial<CompanionSetup> | undefined
  const isSetup =
    DECK_KINDS.some((deck) => deck === setup?.deck) &&
    LEVELS.some((level) => level === setup?.level) &&
    ROGUE_CARDS.some((rogue) => rogue === setup?.rogue) &&
    typeof setup?.seed === 'string'
  const areEntries = Array.isArray(session?.entries) && session.entries.every(({ key }) => typeof key === 'string')
  return isSetup && areEntries ? (session as Session) : undefined
}
