/** A sheet over the upper part of the table. The cross, Escape and Back close it, and the focus returns. */
import { useEffect, useRef } from 'react'
import { useTranslation } from '../words/words.tsx'
import { Icon } from './icon.tsx'
import { useClosing } from './use-closing.ts'

interface SheetProps {
  readonly className: string
  readonly title: string
  /** The content beside the cross. */
  readonly tools?: React.ReactNode
  readonly onClose: () => void
  readonly children: React.ReactNode
}

export function Sheet({ className, title, tools, onClose, children }: SheetProps): React.ReactNode {
  const t = useTranslation()
  const cross = useRef<HTMLButtonElement>(null)
  const sheet = useClosing<HTMLElement>(onClose)
  useEffect(() => cross.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={sheet} className={`tray column gap-6 ${className}`} role="dialog" aria-label={title}>
      <header className="row spread gap-8">
        <h2>{title}</h2>
        {tools}
        <button ref={cross} type="button" className="btn quiet close" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  )
}
