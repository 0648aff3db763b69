/** A turn in short and the keyboard shortcuts, over the table. */
import { lazy, Suspense } from 'react'
import { KeysList } from '../../../settings/keys-list.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useModal } from '../../../look/use-modal.ts'
import { useTranslation } from '../../../words/words.tsx'

const TurnInShort = lazy(() => import('../rules/turn-in-short.tsx').then(({ TurnInShort: it }) => ({ default: it })))

export function HelpDialog({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const t = useTranslation()
  const dialog = useModal()
  return (
    <dialog ref={dialog} className="help-dialog" aria-label={t('settings.key-help')} onClose={onClose}>
      <button
        type="button"
        className="btn quiet"
        aria-label={t('common.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <Suspense>
        <TurnInShort />
      </Suspense>
      <KeysList />
    </dialog>
  )
}
