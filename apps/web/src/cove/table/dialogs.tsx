/** What opens over the table: the log, the position in words, a rule. */
import { useCallback, useState } from 'react'
import { Dialog } from '../../home/dialog.tsx'
import { saveFile } from '../../replay/save-file.ts'
import { useWords } from '../../words/words.tsx'
import { coveHost } from '../host/worker-host.ts'
import { CoveLog } from '../log/cove-log.tsx'
import { TextView } from '../text/text-view.tsx'
import { useCove } from './table-context.tsx'

export type Opened = 'log' | 'text'

export function useDialogs(): {
  readonly open: (what: Opened) => void
  readonly save: () => void
  readonly dialog: React.ReactNode
} {
  const t = useWords()
  const { sight } = useCove()
  const [opened, setOpened] = useState<Opened>()
  const close = useCallback(() => setOpened(undefined), [])
  const save = useCallback(() => {
    void coveHost()
      .save(sight.game)
      .then((text) => saveFile(text, 'json'))
  }, [sight.game])
  const dialog =
    opened === undefined ? undefined : (
      <Dialog title={t(opened === 'log' ? 'cove.log' : 'cove.text-view')} onClose={close}>
        {opened === 'log' ? <CoveLog /> : <TextView />}
      </Dialog>
    )
  return { open: setOpened, save, dialog }
}
