/** The first page: continue, play at once, or set up a game. */
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../look/icon.tsx'
import { useLayout } from '../../../look/use-layout.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Continue } from './continue.tsx'
import { Credits } from '../../../home/credits.tsx'
import { DeckPicker } from '../setup/deck-picker.tsx'
import { NewGame } from '../setup/new-game.tsx'
import { PlayNow } from './play-now.tsx'
import { useStartGame } from '../setup/start-game.ts'
import { useTableFromLink } from '../setup/table-from-link.ts'
import type { BadLink } from '../setup/table-link.ts'
import { Top } from '../../../home/top.tsx'

interface HomeScreenProps {
  /** Whether the address is unknown and this page is shown instead. */
  readonly isLost?: boolean
}

type Notice = BadLink | 'failed' | 'link-read' | 'lost'

export function HomeScreen({ isLost = false }: HomeScreenProps): React.ReactNode {
  const t = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [notice, setNotice] = useState<Notice | undefined>(isLost ? 'lost' : undefined)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const startGame = useStartGame(() => setNotice('failed'))
  useTableFromLink((bad) => {
    setNotice(bad ?? 'link-read')
    setSheetOpen(bad === undefined)
  })
  useTitle(undefined)
  return (
    <div ref={box} className="window" data-layout={useLayout(box)}>
      <div className={isSheetOpen ? 'home s-setup' : 'home'}>
        <div className="under" inert={isSheetOpen}>
          <Top />
        </div>
        <main>
          <section className="start" aria-label={t('home.start')} inert={isSheetOpen}>
            <Continue />
            <PlayNow startGame={startGame} />
            <Link className="to-cove row wrap" href="/cove">
              <b>{t('home.cove')}</b> <small>{t('home.cove-about')}</small>
            </Link>
          </section>
          <NewGame startGame={startGame} isOpen={isSheetOpen} onOpen={setSheetOpen} />
          <div className="under" inert={isSheetOpen}>
            <DeckPicker>
              <Credits />
            </DeckPicker>
          </div>
        </main>
        {isSheetOpen && (
          <button
            type="button"
            className="scrim"
            tabIndex={-1}
            aria-label={t('common.close')}
            onClick={() => setSheetOpen(false)}
          />
        )}
      </div>
      {notice && <Toast notice={notice} onClose={() => setNotice(undefined)} />}
    </div>
  )
}

const NOTICES = { failed: 'home.failed', 'link-read': 'home.link-read', lost: 'home.lost' } as const

const BAD_LINK = {
  part: 'home.link-part',
  seats: 'home.link-seats',
  seat: 'home.link-seat',
  'two-me': 'home.link-two-me',
  name: 'home.link-name',
  deck: 'home.link-deck',
  decks: 'home.link-decks',
  teams: 'home.link-teams',
  starter: 'home.link-starter',
} as const satisfies Readonly<Record<BadLink['why'], string>>

function Toast({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }): React.ReactNode {
  const t = useTranslation()
  const text = typeof notice === 'string' ? t(NOTICES[notice]) : t.any(BAD_LINK[notice.why], { word: notice.word })
  const isGood = notice === 'link-read'
  return (
    <div className="toast row gap-10" role={isGood ? 'status' : 'alert'}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <p>{text}</p>
      <button type="button" className="btn quiet" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
