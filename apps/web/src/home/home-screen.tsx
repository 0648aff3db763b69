/** The first page: play at once, go on, or set a table. */
import { useEffect, useState } from 'react'
import { Icon } from '../look/icon.tsx'
import { useWords } from '../words/words.tsx'
import { Credits } from './credits.tsx'
import { DeckPicker } from './deck-picker.tsx'
import { GoOn } from './go-on.tsx'
import { Harbour } from './harbour.tsx'
import { Hero } from './hero.tsx'
import { NewTable } from './new-table.tsx'
import { PlayNow } from './play-now.tsx'
import { useSetTable } from './set-table.ts'
import { useTableFromLink } from './table-from-link.ts'
import type { BadLink } from './table-link.ts'

interface HomeScreenProps {
  /** The address names no page, and this one is shown instead. */
  readonly isLost?: boolean
}

type Notice = BadLink | 'failed' | 'link-read'

export function HomeScreen({ isLost = false }: HomeScreenProps): React.ReactNode {
  const t = useWords()
  const [notice, setNotice] = useState<Notice>()
  const setTable = useSetTable(() => setNotice('failed'))
  useTableFromLink((bad) => setNotice(bad ?? 'link-read'))
  useEffect(() => {
    document.title = t('common.brand')
  }, [t])
  return (
    <div className="home">
      {isLost && (
        <p className="lost-way" role="status">
          {t('home.lost')}
        </p>
      )}
      <Hero />
      <main className="cols">
        <div className="left">
          <div className="games">
            <PlayNow setTable={setTable} />
            <Harbour />
          </div>
          <GoOn />
          <NewTable setTable={setTable} />
        </div>
        <DeckPicker setTable={setTable} />
      </main>
      <Credits />
      {notice && <Toast notice={notice} onClose={() => setNotice(undefined)} />}
    </div>
  )
}

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
  const t = useWords()
  const text =
    notice === 'failed'
      ? t('home.failed')
      : notice === 'link-read'
        ? t('home.link-read')
        : t.any(BAD_LINK[notice.why], { word: notice.word })
  return (
    <div className="toast" role={notice === 'link-read' ? 'status' : 'alert'}>
      <Icon name={notice === 'link-read' ? 'check' : 'warning'} />
      <p>{text}</p>
      <button type="button" className="btn quiet" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
