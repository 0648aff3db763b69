/** Records as a file, and back. */
import { useRef, useState } from 'react'
import { useHost } from '../host-context.tsx'
import { Icon } from '../look/icon.tsx'
import { downloadFile } from '../replay/download-file.ts'
import { useTranslation } from '../words/words.tsx'
import type { GameResult } from './game-result.ts'
import { readResults, writeResults } from './game-result.ts'

interface TakeAlongProps {
  readonly results: readonly GameResult[]
  readonly onTaken: () => void
}

export function TakeAlong({ results, onTaken }: TakeAlongProps): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  const take = async (file: File | undefined): Promise<void> => {
    const read = readResults((await file?.text()) ?? '')
    setSaid(
      read === undefined ? t('records.not-records') : t('records.imported', { count: await host.addResults(read) }),
    )
    onTaken()
  }
  return (
    <section className="take-along row wrap">
      <button
        type="button"
        className="btn"
        disabled={results.length === 0}
        onClick={() => downloadFile(writeResults(results), 'json')}
      >
        <Icon name="download" />
        {t('records.export')}
      </button>
      <button type="button" className="btn" onClick={() => chooser.current?.click()}>
        {t('records.import')}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".json"
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <p role="status">{said}</p>
    </section>
  )
}
