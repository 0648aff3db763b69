/** Records as a file, and back. */
import { useRef, useState } from 'react'
import { Icon } from '../look/icon.tsx'
import { downloadFile } from '../shell/download-file.ts'
import { useTranslation } from '../words/words.tsx'
import type { ResultsFile } from './results-file.ts'

interface TakeAlongProps<Result> {
  readonly results: readonly Result[]
  readonly file: ResultsFile<Result>
  /** Adds results from a file; returns how many are new. */
  readonly add: (results: readonly Result[]) => Promise<number>
}

export function TakeAlong<Result>({ results, file, add }: TakeAlongProps<Result>): React.ReactNode {
  const t = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  const take = async (chosen: File | undefined): Promise<void> => {
    const read = file.read((await chosen?.text()) ?? '')
    setSaid(read === undefined ? t('records.not-records') : t('records.imported', { count: await add(read) }))
  }
  return (
    <section className="take-along row wrap gap-10">
      <button
        type="button"
        className="btn"
        disabled={results.length === 0}
        onClick={() => downloadFile(file.write(results), 'json')}
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
