/** A number by one tap: customers in a hall, rogues in the lair. */
import { useWords } from '../../../words/words.tsx'

interface NumberPadProps {
  readonly most: number
  /** What it was last time. */
  readonly proposed: number | undefined
  readonly onEnter: (count: number) => void
}

export function NumberPad({ most, proposed, onEnter }: NumberPadProps): React.ReactNode {
  const t = useWords()
  return (
    <div className="cp-pad">
      {Array.from({ length: most + 1 }, (_, count) => (
        <button
          key={count}
          type="button"
          className={count === proposed ? 'is-proposed' : ''}
          data-answer={count}
          onClick={() => onEnter(count)}
        >
          {count}
          {count === proposed && <small>{t('companion.as-before')}</small>}
        </button>
      ))}
    </div>
  )
}
