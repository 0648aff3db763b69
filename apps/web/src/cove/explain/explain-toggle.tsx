/** Opens and closes the page that lays a turn of the Huckster open; the key E does the same. */
import { useEffect } from 'react'
import { useWords } from '../../words/words.tsx'
import { isFreeKey } from '../table/free-key.ts'
import { useExplain } from './use-explain.ts'

export function ExplainToggle({ isClosing = false }: { readonly isClosing?: boolean }): React.ReactNode {
  const t = useWords()
  const { isOpen, toggle } = useExplain()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'e' && isFreeKey(event)) toggle()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [toggle])
  return (
    <button
      type="button"
      className="cv-explain-toggle"
      aria-pressed={isClosing ? undefined : isOpen}
      aria-keyshortcuts="e"
      data-explain=""
      onClick={toggle}
    >
      {t(isClosing ? 'cove.explain-close' : 'cove.explain')}
    </button>
  )
}
