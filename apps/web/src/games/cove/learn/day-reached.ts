/** How far someone has come in the first day, kept in this browser. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface DayReached {
  /** The step that comes next; after the last one the day is done. */
  readonly step: number
  readonly isDone: boolean
  readonly reach: (step: number) => void
  readonly finish: () => void
}

export const useDayReached = create<DayReached>()(
  persist(
    (set) => ({
      step: 0,
      isDone: false,
      reach: (step) => set({ step }),
      finish: () => set({ step: 0, isDone: true }),
    }),
    { name: 'cove-first-day' },
  ),
)
