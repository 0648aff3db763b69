/** A dialog that must be read or answered first. */
import { useId } from 'react'
import { Icon } from '../look/icon.tsx'
import { useModal } from '../look/use-modal.ts'
import { useTranslation } from '../words/words.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: React.ReactNode
}

export function Dialog({ title, onClose, children }: DialogProps): React.ReactNode {
  const t = useTranslation()
  const slip = useModal()
  const heading = useId()
  return (
    <dialog ref={slip} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-in rows gap-12">
        <header className="row spread gap-12">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="btn quiet"
            aria-label={t('common.close')}
            onClick={() => slip.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

interface ConfirmProps extends Omit<DialogProps, 'children'> {
  readonly text: string
  /** The label of the confirming button. */
  readonly deed: string
  readonly onConfirm: () => void
}

export function Confirm({ title, text, deed, onConfirm, onClose }: ConfirmProps): React.ReactNode {
  const t = useTranslation()
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <form className="deeds" method="dialog">
        <button type="submit" className="btn">
          {t('common.cancel')}
        </button>
        <button type="submit" className="btn primary" onClick={onConfirm}>
          {deed}
        </button>
      </form>
    </Dialog>
  )
}
