/** A turn of the Huckster laid open on a phone: the cards and what they say, then his five steps, the one that goes on in sight. */
import { useEffect, useRef } from 'react'
import { useWords } from '../../words/words.tsx'
import '../explain/explain.css'
import { ReadingOf } from '../explain/reading-panel.tsx'
import { StepCards } from '../explain/step-cards.tsx'
import type { Story } from '../show/story.ts'
import './phone-explain.css'

export function PhoneExplain({ story }: { readonly story: Story }): React.ReactNode {
  const t = useWords()
  const root = useRef<HTMLElement>(null)
  const { step, lines } = story
  const count = lines[step].length
  useEffect(() => {
    root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [count, step])
  return (
    <section
      ref={root}
      className="cv-reading ph-explain"
      aria-label={t('cove.his-turn')}
      data-region="stall"
      tabIndex={0}
    >
      <ReadingOf reading={story.reading} />
      <StepCards story={story} />
    </section>
  )
}
