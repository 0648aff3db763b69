/** Says once, when a replay is opened, that it does not show the whole game. */
import { useState } from 'react'
import { Dialog } from '../../../shell/dialog.tsx'
import { useHost } from '../host-context.tsx'
import { DownloadKept, FaultText } from '../../../kept/fault-text.tsx'
import { useGameFault } from '../../../kept/use-game-fault.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useLoadRefusal } from './refusal.ts'

export function ReplayFault({ game }: { readonly game: string }): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const inWords = useLoadRefusal()
  const fault = useGameFault(host, game)
  const [isRead, setRead] = useState(false)
  if (fault === undefined || isRead) return undefined
  return (
    <Dialog title={t('kept.title')} onClose={() => setRead(true)}>
      <FaultText fault={fault} sayReason={inWords} />
      <footer className="deeds">
        <DownloadKept game={game} save={host.save} className="btn" />
      </footer>
    </Dialog>
  )
}
