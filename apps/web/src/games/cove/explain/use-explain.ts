/** Whether the Huckster's turns are laid open on a page of their own. Kept in this browser. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Choice {
  readonly isOpen: boolean
  readonly toggle: () => void
}

export const useExplain = create<Choice>()(
  persist((set) => ({ isOpen: false, toggle: () => set(({ isOpen }) => ({ isOpen: !isOpen })) }), {
    name: 'cove-explain',
  }),
)
