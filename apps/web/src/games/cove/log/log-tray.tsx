/** The log over a part of the table, the newest line first in sight; never over the question. */
import { Icon } from '../../../look/icon.tsx'
import { useKeyDown } from '../../../look/use-key-down.ts'
import { useTranslation } from '../../../words/words.tsx'
import { CoveLog } from './cove-log.tsx'

export function LogTray({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const t = useTranslation()
  useKeyDown((event) => {
    if (event.key === 'Escape') onClose()
  })
  return (
    <section className="column cv-tray log-tray" aria-label={t('cove.log')}>
      <header className="row spread">
        <h2>{t('cove.log')}</h2>
        <button type="button" className="cv-btn is-quiet" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <CoveLog />
    </section>
  )
}
