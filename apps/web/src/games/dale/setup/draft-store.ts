/** The draft of a table, kept while the page is open, so that a look at a deck's guide does not lose it. */
import { create } from 'zustand'
import type { Draft } from './draft.ts'
import { FIRST_DRAFT } from './draft.ts'

interface DraftStore {
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
}

export const useDraft = create<DraftStore>()((set) => ({
  draft: FIRST_DRAFT,
  setDraft: (draft) => set({ draft }),
}))
