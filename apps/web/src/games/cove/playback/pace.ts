/** The pace of the Huckster's turns: five pictures, automatic, or skipped. Saved in this browser. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const PACES = ['step', 'pace', 'end'] as const
type Pace = (typeof PACES)[number]

interface Choice {
  readonly pace: Pace
  readonly setPace: (pace: Pace) => void
}

export const usePace = create<Choice>()(
  persist((set) => ({ pace: 'step', setPace: (pace) => set({ pace }) }), { name: 'cove-pace' }),
)
