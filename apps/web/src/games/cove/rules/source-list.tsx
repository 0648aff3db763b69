/** The meaning of the marks, next to the rules. */
import type { Provenance } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { SourceMark } from '../pieces/source-mark.tsx'

const SOURCES: readonly Provenance[] = ['booklet', 'reading', 'public', 'ours']

export function SourceList(): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="rows gap-4 cv-sources">
      <h3>{t('cove.sources')}</h3>
      <ul>
        {SOURCES.map((source) => (
          <li key={source}>
            <span>
              <SourceMark source={source} />
            </span>
            {t.any(`cove.sources-${source}`)}
          </li>
        ))}
      </ul>
      <p>{t('cove.sources-pieces')}</p>
    </section>
  )
}
