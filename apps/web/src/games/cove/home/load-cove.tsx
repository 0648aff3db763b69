/** Imports a saved game as a file, or as text dropped here. */
import type { Refusal } from '@merchants/tabletop'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '../../../words/words.tsx'
import { coveHost } from '../local/worker-host.ts'
import { sayReason } from '../say/reason.ts'

export function LoadCove(): React.ReactNode {
  const t = useTranslation()
  const [, go] = useLocation()
  const [refusal, setRefusal] = useState<Refusal>()
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const result = await coveHost().load(await file.text())
    if (typeof result === 'string') go(`/cove/${result}`)
    else setRefusal(result)
  }
  return (
    <section className="cv-load">
      <label className="cv-btn">
        {t('cove.load')}
        <input
          type="file"
          className="sr"
          accept="application/json,.json"
          onChange={({ target }) => void load(target.files?.[0])}
        />
      </label>
      {refusal !== undefined && (
        <p role="alert">{refusal.key === 'unreadable' ? t('cove.not-a-game') : sayReason(t, refusal)}</p>
      )}
    </section>
  )
}
