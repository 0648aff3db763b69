/** The games' authors, and the page's fonts and software. */
import { useState } from 'react'
import { useTranslation } from '../words/words.tsx'
import { Dialog } from '../shell/dialog.tsx'

const PARAGRAPHS = [
  'home.credits-game',
  'home.credits-cove',
  'home.credits-cove-own',
  'home.credits-fan',
  'home.credits-words',
  'home.credits-art',
  'home.credits-letters',
  'home.credits-software',
] as const

export function Credits(): React.ReactNode {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="colophon row wrap soft">
      {t('home.fan')}
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t('home.credits')}
      </button>
      {isOpen && (
        <Dialog title={t('home.credits')} onClose={() => setOpen(false)}>
          {PARAGRAPHS.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </Dialog>
      )}
    </footer>
  )
}
