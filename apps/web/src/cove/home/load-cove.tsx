/** Brings in a saved game: a file, or its text dropped here. */
import type { Refusal } from '@merchants/tabletop'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../words/words.tsx'
import { coveHost } from '../host/worker-host.ts'
import { sayReason } from '../say/reason.ts'

export function LoadCove(): React.ReactNode {
  const t = useWords()
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
      {refusal !== undefined && <p role="alert">{sayReason(t, refusal)}</p>}
    </section>
  )
}
