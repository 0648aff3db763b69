/** What keeps the game from going on, and is nobody's fault at the table. */
import { Icon } from '../../look/icon.tsx'
import { useWords } from '../../words/words.tsx'
import type { AtTable } from '../use-connection.ts'

interface TroubleProps extends Pick<AtTable, 'lost' | 'isSaving'> {
  readonly isStopped?: boolean | undefined
}

export function Trouble({ lost, isSaving, isStopped = false }: TroubleProps): React.ReactNode {
  const t = useWords()
  const atRest = isStopped ? t('online.stopped') : undefined
  const connected = isSaving ? atRest : t('online.not-saving')
  const words = lost === undefined ? connected : t(lost.why === 'restart' ? 'online.restarting' : 'online.reconnecting')
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
