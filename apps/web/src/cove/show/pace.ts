/** How the Huckster's turns are shown: step by step, at a pace, or at once. Kept in this browser. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Pace = 'step' | 'pace' | 'end'

interface Choice {
  readonly pace: Pace
  readonly setPace: (pace: Pace) => void
}

export const usePace = create<Choice>()(
  persist((set) => ({ pace: 'step', setPace: (pace) => set({ pace }) }), { name: 'cove-pace' }),
)
