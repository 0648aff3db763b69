/** The dialog for a player's webhook. */
import type { Refusal } from '@merchants/tabletop'
import { useId, useState } from 'react'
import { Dialog } from '../shell/dialog.tsx'
import { useRefusal } from '../online/refusal.ts'
import { useTranslation } from '../words/words.tsx'
import { setWebhook, stopWebhook } from './reminders.ts'

interface WebhookDialogProps {
  readonly table: string
  readonly seat: number
  readonly onClose: () => void
}

type Deed = 'push.webhook-saved' | 'push.webhook-stopped'

export function WebhookDialog({ table, seat, onClose }: WebhookDialogProps): React.ReactNode {
  const t = useTranslation()
  const why = useRefusal()
  const id = useId()
  const [url, setUrl] = useState('')
  const [said, say] = useState('')
  const doIt = async (deed: Deed, doing: Promise<Refusal | undefined>): Promise<void> => {
    const refusal = await doing.catch((): Refusal => ({ key: 'fault', facts: {} }))
    say(refusal === undefined ? t(deed) : why(refusal))
  }
  return (
    <Dialog title={t('push.webhook')} onClose={onClose}>
      <p>{t('push.webhook-about')}</p>
      <form action={() => doIt('push.webhook-saved', setWebhook(table, url.trim(), seat))}>
        <label htmlFor={id}>{t('push.webhook-address')}</label>
        <input
          id={id}
          className="field"
          type="url"
          placeholder="https://"
          maxLength={1000}
          required
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <p role="status">{said}</p>
        <div className="deeds">
          <button
            type="button"
            className="btn"
            disabled={url.trim() === ''}
            onClick={() => void doIt('push.webhook-stopped', stopWebhook(table, url.trim(), seat))}
          >
            {t('push.webhook-stop')}
          </button>
          <button type="submit" className="btn primary">
            {t('push.webhook-save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
