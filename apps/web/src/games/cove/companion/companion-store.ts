/** The one game with the companion that this browser keeps, and what it knows of the owner's board: both survive a reload. */
import type { CompanionSetup, Facts, FactName, FactQuestion, Printed, Session } from '@merchants/cove'
import {
  correctEntry,
  correctFact,
  enterScreen,
  newSession,
  openKept,
  readPrinted,
  standingOf,
  stepBack,
} from '@merchants/cove'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { newSeed } from '../../../seed.ts'

export type Fact = Facts[FactName]

/** The numbers printed on the owner's board. The symbols between the hours depend on the number of players, because tokens cover some. */
interface Box {
  readonly printed: Printed
  readonly humans: number
}

interface CompanionStore {
  readonly session: Session | undefined
  readonly box: Box | undefined
  readonly begin: (setup: Omit<CompanionSetup, 'seed'>) => void
  /** Whether screens are read aloud. */
  readonly isSpoken: boolean
  /** The instructions on the screen are done and its questions answered. */
  readonly enter: (facts: readonly Fact[]) => void
  readonly back: () => void
  readonly correct: (question: FactQuestion, fact: Fact) => void
  /** Undoes a correction. */
  readonly restore: (key: string, fact: Fact) => void
  readonly forget: () => void
  readonly forgetBox: () => void
  readonly speak: (isSpoken: boolean) => void
}

const NAME = 'companion'

export const useCompanion = create<CompanionStore>()(
  persist(
    (set) => {
      const change = (step: (session: Session) => Session): void => {
        set(({ session }) => (session === undefined ? {} : withBox(step(session))))
      }
      return {
        session: undefined,
        box: undefined,
        begin: (setup) =>
          set(({ box }) => ({ session: newSession({ ...setup, seed: newSeed() }, knownOf(box, setup)) })),
        isSpoken: false,
        enter: (facts) => change((session) => enterScreen(session, facts)),
        back: () => change(stepBack),
        correct: (question, fact) => change((session) => correctFact(session, question, fact)),
        restore: (key, fact) => change((session) => correctEntry(session, key, fact)),
        forget: () => set({ session: undefined }),
        forgetBox: () => set({ box: undefined }),
        speak: (isSpoken) => set({ isSpoken }),
      }
    },
    {
      name: NAME,
      version: 1,
      partialize: ({ session, box, isSpoken }) => ({ session, box, isSpoken }),
      merge: (stored, store) => ({ ...store, ...keptIn(stored) }),
    },
  ),
)

/** Another tab has continued the game. This one follows, so that neither overwrites the other's entries. */
if (typeof window !== 'undefined') {
  const follow = (): void => void useCompanion.persist.rehydrate()
  addEventListener('storage', ({ key }) => (key === NAME ? follow() : undefined))
  // A page in the background gets no events, so it checks when it is shown again.
  addEventListener('pageshow', ({ persisted }) => (persisted ? follow() : undefined))
}

/** Everything entered about the board is remembered for the next game. */
const withBox = (session: Session): Pick<CompanionStore, 'session' | 'box'> => ({
  session,
  box: { printed: standingOf(session).state.known.printed, humans: session.setup.humans ?? 1 },
})

/** The part that is kept for a new game. */
function knownOf(box: Box | undefined, { humans = 1 }: Pick<CompanionSetup, 'humans'>): Printed {
  if (box === undefined || box.humans === humans) return box?.printed ?? {}
  const { stretches: _, ...rest } = box.printed
  return rest
}

function keptIn(stored: unknown): Pick<CompanionStore, 'session' | 'box' | 'isSpoken'> {
  const { session, box, isSpoken } = (stored ?? {}) as Partial<Record<'session' | 'box' | 'isSpoken', unknown>>
  const { printed, humans } = (box ?? {}) as Partial<Box>
  return {
    session: openKept(session),
    isSpoken: isSpoken === true,
    box: printed === undefined ? undefined : { printed: readPrinted(printed), humans: humans === 2 ? 2 : 1 },
  }
}
