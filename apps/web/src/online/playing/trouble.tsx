/** What keeps the game from going on, and is nobody's fault at the table. */
import { Icon } from '../../look/icon.tsx'
import { useWords } from '../../words/words.tsx'
import type { AtTable } from '../use-connection.ts'

export function Trouble({ lost, isSaving }: Pick<AtTable, 'lost' | 'isSaving'>): React.ReactNode {
  const t = useWords()
  const words =
    lost !== undefined
      ? t(lost.why === 'restart' ? 'online.restarting' : 'online.reconnecting')
      : isSaving
        ? undefined
        : t('online.not-saving')
  return (
    <div role="status">
      {words !== undefined && (
        <p className="slip is-lost">
          <Icon name="warning" /> {words}
        </p>
      )}
    </div>
  )
}
