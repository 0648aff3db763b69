/** The keyboard shortcuts, over the table. */
import { KeysList } from '../../../settings/keys-list.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useModal } from '../../../look/use-modal.ts'
import { useTranslation } from '../../../words/words.tsx'

export function HelpDialog({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const t = useTranslation()
  const dialog = useModal()
  return (
    <dialog ref={dialog} className="help-dialog" aria-label={t('settings.keys')} onClose={onClose}>
      <button
        type="button"
        className="btn quiet"
        aria-label={t('common.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <KeysList />
    </dialog>
  )
}
