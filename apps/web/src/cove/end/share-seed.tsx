/** Copies a link that sets the same table with the same chances. */
import type { Setup } from '@merchants/cove'
import { useState } from 'react'
import { copyText } from '../../look/copy-text.ts'
import { useWords } from '../../words/words.tsx'
import { linkOf } from '../home/cove-link.ts'

export function ShareSeed({ seed, setup }: { readonly seed: string; readonly setup: Setup }): React.ReactNode {
  const t = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => {
    const address = new URL(linkOf(setup, seed), location.href).href
    void copyText(address).then(setCopied)
  }
  return (
    <button type="button" className="cv-tool" onClick={copy}>
      <span role="status">{t(isCopied ? 'cove.copied' : 'cove.share-seed')}</span>
    </button>
  )
}
