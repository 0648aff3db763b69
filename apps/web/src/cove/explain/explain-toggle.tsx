/** Opens and closes the page that lays a turn of the Huckster open; the key E does the same. */
import { useKeyDown } from '../../look/use-key-down.ts'
import { useWords } from '../../words/words.tsx'
import { isFreeKey } from '../table/free-key.ts'
import { useExplain } from './use-explain.ts'

export function ExplainToggle({ isClosing = false }: { readonly isClosing?: boolean }): React.ReactNode {
  const t = useWords()
  const { isOpen, toggle } = useExplain()
  useKeyDown((event) => {
    if (event.key === 'e' && isFreeKey(event)) toggle()
  })
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
