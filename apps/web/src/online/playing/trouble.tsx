/** Problems that stop the game and are not the players' fault. */
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'
import type { TableConnection } from '../use-connection.ts'

interface TroubleProps extends Pick<TableConnection, 'disconnect' | 'isSaving'> {
  readonly isStopped?: boolean | undefined
}

export function Trouble({ disconnect, isSaving, isStopped = false }: TroubleProps): React.ReactNode {
  const t = useTranslation()
  const atRest = isStopped ? t('online.stopped') : undefined
  const connected = isSaving ? atRest : t('online.not-saving')
  const words =
    disconnect === undefined ? connected : t(disconnect.why === 'restart' ? 'online.restarting' : 'online.reconnecting')
  return (
    <div role="status">
      {words !== undefined && (
        <p className="slip panel is-lost fault">
          <Icon name="warning" /> {words}
        </p>
      )}
    </div>
  )
}
