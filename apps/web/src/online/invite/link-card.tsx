/** A link as text and QR code, with buttons to copy and share it. */
import { useId } from 'react'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'
import { CopyButton } from './copy-button.tsx'
import './link-card.css'
import { QrCode } from './qr-code.tsx'

interface LinkCardProps {
  readonly link: string
  /** The link. */
  readonly label: string
  /** The text for its receiver. */
  readonly invitation: string
}

export function LinkCard({ link, label, invitation }: LinkCardProps): React.ReactNode {
  const t = useTranslation()
  const id = useId()
  const canShare = 'share' in navigator
  // Closing the browser's share dialog is not an error.
  const share = (): void => void navigator.share({ title: invitation, url: link }).catch(() => undefined)
  return (
    <div className="link-card row gap-14">
      <QrCode text={link} label={t('online.qr')} />
      <div className="grow rows gap-8">
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input id={id} className="field" readOnly value={link} onFocus={({ target }) => target.select()} />
        <div className="row wrap gap-8">
          <CopyButton text={link} label={t('online.copy')} />
          {canShare && (
            <button type="button" className="btn" onClick={share}>
              <Icon name="link" />
              {t('online.share')}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
