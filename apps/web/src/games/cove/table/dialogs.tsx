/** Dialogs over the table, such as text mode. */
import { lazy, Suspense, useCallback, useState } from 'react'
import { Dialog } from '../../../shell/dialog.tsx'
import { useKeyDown } from '../../../look/use-key-down.ts'
import { downloadFile } from '../../../shell/download-file.ts'
import { useTranslation } from '../../../words/words.tsx'
import { coveHost } from '../local/worker-host.ts'
import { TextView } from '../text/text-view.tsx'
import { isFreeKey } from './free-key.ts'
import { useCove } from './table-context.tsx'

const CoveHint = lazy(() => import('../coach/cove-hint.tsx').then(({ CoveHint: it }) => ({ default: it })))

type Opened = 'text' | 'hint'

export function useDialogs(): {
  readonly open: (what: Opened) => void
  /** Asks the coach, where there is one and a human is asked something. */
  readonly hint: (() => void) | undefined
  readonly save: () => void
  readonly dialog: React.ReactNode
} {
  const t = useTranslation()
  const { match, link, choosing } = useCove()
  const [opened, setOpened] = useState<Opened>()
  const close = useCallback(() => setOpened(undefined), [])
  const save = useCallback(() => {
    void coveHost()
      .save(match.game)
      .then((text) => downloadFile(text, 'json'))
  }, [match.game])
  const canAsk = link.advise !== undefined && choosing.decision !== undefined
  const hint = useCallback(() => setOpened('hint'), [])
  useKeyDown((event) => {
    if (event.key === 'a' && canAsk && isFreeKey(event)) hint()
  })
  const dialog =
    opened === 'hint' ? (
      <Suspense>
        <CoveHint onClose={close} />
      </Suspense>
    ) : opened === undefined ? undefined : (
      <Dialog title={t('cove.text-view')} onClose={close}>
        <TextView />
      </Dialog>
    )
  return { open: setOpened, hint: canAsk ? hint : undefined, save, dialog }
}
