/** The message about a saved game that is not shown whole, and the button to download it as it is. */
import type { Refusal } from '@merchants/tabletop'
import { downloadFile } from '../shell/download-file.ts'
import { useTranslation } from '../words/words.tsx'
import type { GameFault } from '../worker/kept-record.ts'
import { sayFault } from './say-fault.ts'

interface FaultTextProps {
  readonly fault: GameFault
  /** Why the next move is not possible, in the words of its game. */
  readonly sayReason?: (refusal: Refusal) => string
}

export function FaultText({ fault, sayReason }: FaultTextProps): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <p>{sayFault(t, fault)}</p>
      {fault.fault === 'stopped' && sayReason && <p>{sayReason(whyNotNext(fault))}</p>}
      <p>{t('kept.safe')}</p>
    </>
  )
}

/** The reason with the number of the move, as for an imported file. */
const whyNotNext = ({ why, played }: Extract<GameFault, { readonly fault: 'stopped' }>): Refusal => ({
  key: why.key,
  facts: { ...why.facts, move: played + 1 },
})

interface DownloadProps {
  readonly game: string
  readonly save: (game: string) => Promise<string>
  readonly className: string
}

export function DownloadKept({ game, save, className }: DownloadProps): React.ReactNode {
  const t = useTranslation()
  return (
    <button
      type="button"
      className={className}
      onClick={() => void save(game).then((text) => downloadFile(text, 'json'))}
    >
      {t('kept.download')}
    </button>
  )
}
