/** Two ways to share the drafted game: play it online with friends, or give its setup away as a link. */
import { useState } from 'react'
import { Icon } from '../../../look/icon.tsx'
import { isBot } from '../match-types.ts'
import { useIsOnline } from '../../../online/use-is-online.ts'
import { useTranslation } from '../../../words/words.tsx'
import { CopyLink } from './copy-link.tsx'
import { Dialog } from '../../../shell/dialog.tsx'
import type { Draft } from './draft.ts'
import { missingDecks, setupOf } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { useNames } from './names.ts'
import type { StartGame } from './start-game.ts'

/** Friends take the seats of the computers. */
const withFriends = (draft: Draft): Draft => ({
  ...draft,
  starter: undefined,
  seats: draft.seats.map((info) => (isBot(info.kind) ? { kind: 'elsewhere', name: '' } : info)),
})

export function Invite({ startGame }: { readonly startGame: StartGame }): React.ReactNode {
  const t = useTranslation()
  const names = useNames()
  const draft = useDraft((store) => store.draft)
  const isOnline = useIsOnline()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn invite" onClick={() => setOpen(true)}>
        <Icon name="link" />
        {t('home.invite')}
      </button>
      {isOpen && (
        <Dialog title={t('home.invite-title')} onClose={() => setOpen(false)}>
          {isOnline ? (
            <>
              <p>{t('home.invite-about')}</p>
              <button
                type="button"
                className="btn primary"
                disabled={missingDecks(draft) > 0}
                aria-busy={startGame.isBusy}
                onClick={() => startGame(names.filledIn(setupOf(withFriends(draft))))}
              >
                {t('home.invite-online')}
              </button>
            </>
          ) : (
            <p role="status">{t('online.offline')}</p>
          )}
          <h3>{t('home.invite-setup')}</h3>
          <p>{t('home.copy-about')}</p>
          <CopyLink />
        </Dialog>
      )}
    </>
  )
}
