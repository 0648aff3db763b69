/** Copies the drafted table as a link; if the browser forbids that, the link is shown for copying by hand. */
import { useEffect, useState } from 'react'
import { copyText } from '../../../look/copy-text.ts'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { Dialog } from '../../../shell/dialog.tsx'
import { setupOf } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { writeTableLink } from './table-link.ts'

/** How long the button says that it has copied. */
const THANKS = 2500

export function CopyLink(): React.ReactNode {
  const t = useTranslation()
  const draft = useDraft((store) => store.draft)
  const [copied, setCopied] = useState<string>()
  const [isByHand, setByHand] = useState(false)
  const link = `${location.origin}/${writeTableLink(setupOf(draft))}`
  const isCopied = copied === link

  useEffect(() => {
    const timer = setTimeout(() => setCopied(undefined), THANKS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (): Promise<void> => {
    if (await copyText(link)) setCopied(link)
    else setByHand(true)
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? t('home.copied') : t('home.copy')}
      </button>
      <span className="sr" role="status">
        {isCopied && t('home.copied')}
      </span>
      {isByHand && (
        <Dialog title={t('home.copy-title')} onClose={() => setByHand(false)}>
          <p>{t('home.copy-about')}</p>
          <input
            className="field"
            readOnly
            value={link}
            aria-label={t('home.copy-title')}
            onFocus={({ target }) => target.select()}
          />
        </Dialog>
      )}
    </>
  )
}
