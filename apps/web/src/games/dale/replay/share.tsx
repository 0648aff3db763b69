/** Sharing: a link to the current move, the written moves, or the whole replay as one file. */
import { useId, useState } from 'react'
import { useHost } from '../host-context.tsx'
import { copyText } from '../../../look/copy-text.ts'
import { Icon } from '../../../look/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import type { SeatInfo } from '../match-types.ts'
import { useLanguage, useTranslation } from '../../../words/words.tsx'
import { writeGameLink } from './game-link.ts'
import { fileOf } from './html-file.ts'
import { downloadFile } from '../../../shell/download-file.ts'
import type { ReplayState } from './use-replay.ts'

export function Share({ looking }: { readonly looking: ReplayState }): React.ReactNode {
  const t = useTranslation()
  const [language] = useLanguage()
  const host = useHost()
  const menu = useId()
  const [said, setSaid] = useState('')
  const name = useSettings((settings) => settings.name.trim())
  const { replay, viewer, step } = looking

  const moves = async (): Promise<void> => downloadFile(await host.save(replay.game), 'json')
  const seats = replay.setup.seats.map((info, seat): SeatInfo =>
    info.kind === 'me' ? { kind: 'guest', name: name || t('replay.player', { number: seat + 1 }) } : info,
  )
  const page = async (): Promise<void> =>
    downloadFile(await fileOf({ saved: await host.save(replay.game), seats, language, eyes: viewer, step }), 'html')

  const act = async (deed: () => Promise<void>, done: string, failed: string): Promise<void> => {
    try {
      await deed()
      setSaid(done)
    } catch {
      setSaid(failed)
    }
  }
  /** The game travels in the link, or in a file if it is too long for a link. */
  const link = async (): Promise<void> => {
    const address = await writeGameLink({ saved: await host.save(replay.game), seats, step })
    if (address === undefined) return act(page, t('replay.too-long'), t('replay.save-failed'))
    const isCopied = await copyText(new URL(address, location.href).href)
    setSaid(t(isCopied ? 'replay.copied' : 'replay.copy-failed'))
  }
  return (
    <>
      <button type="button" className="btn share" popoverTarget={menu} title={t('replay.share')}>
        <Icon name="link" />
        <span>{t('replay.share')}</span>
      </button>
      <div id={menu} popover="auto" className="menu panel share-menu" onToggle={() => setSaid('')}>
        <button type="button" onClick={() => void link()}>
          <Icon name="copy" />
          {t('replay.copy-link')}
        </button>
        <button type="button" onClick={() => void act(moves, t('replay.saved'), t('replay.save-failed'))}>
          <Icon name="download" />
          {t('replay.save-moves')}
        </button>
        <button type="button" onClick={() => void act(page, t('replay.saved'), t('replay.save-failed'))}>
          <Icon name="download" />
          {t('replay.save-page')}
        </button>
        <p className="soft" role="status">
          {said}
        </p>
      </div>
    </>
  )
}
