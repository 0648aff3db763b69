/** A turn of the Huckster laid open: the cards large, the harbour beside them, the five steps below, ropes to what is chosen. */
import type { Story } from '../show/story.ts'
import { Harbour } from '../table/harbour.tsx'
import './explain.css'
import { ReadingPanel } from './reading-panel.tsx'
import { Ropes } from './ropes.tsx'
import { StepCards } from './step-cards.tsx'

export function ExplainView({ story }: { readonly story: Story }): React.ReactNode {
  return (
    <>
      <ReadingPanel reading={story.reading} />
      <Harbour />
      <StepCards story={story} />
      <Ropes story={story} />
    </>
  )
}
