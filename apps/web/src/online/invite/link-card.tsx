/** A link to hand on: to read, to copy, to share, and to point a camera at. */
import { useId } from 'react'
import { Icon } from '../../look/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { CopyButton } from './copy-button.tsx'
import './link-card.css'
import { QrCode } from './qr-code.tsx'

interface LinkCardProps {
  readonly link: string
  /** What the link is. */
  readonly label: string
  /** What somebody reads who is sent it. */
  readonly invitation: string
}

export function LinkCard({ link, label, invitation }: LinkCardProps): React.ReactNode {
  const t = useWords()
  const id = useId()
  const canShare = 'share' in navigator
  // Who closes the list of the browser has changed their mind; that is no fault.
  const share = (): void => void navigator.share({ title: invitation, url: link }).catch(() => undefined)
  return (
    <div className="link-card">
      <QrCode text={link} label={t('online.qr')} />
      <div className="link-ways">
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input id={id} className="field" readOnly value={link} onFocus={({ target }) => target.select()} />
        <div className="deeds">
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
