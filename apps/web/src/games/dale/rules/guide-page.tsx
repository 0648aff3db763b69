/** The shared layout of the rules and the deck guide: the bar, a search field, and the side column. */
import { PageBar } from '../../../shell/page-bar.tsx'
import { usePageTitle } from '../../../shell/use-title.ts'
import './guide.css'
import './decks.css'

interface GuidePageProps {
  readonly title: string
  /** The colour of the awning. */
  readonly seat: string
  /** The text and the label of the search field. */
  readonly typed: string
  readonly label: string
  readonly onType: (typed: string) => void
  /** The column beside the text. */
  readonly aside: React.ReactNode
  readonly children: React.ReactNode
}

const SCALLOPS = Array.from({ length: 12 }, (_, place) => place)

export function GuidePage({ title, seat, typed, label, onType, aside, children }: GuidePageProps): React.ReactNode {
  usePageTitle(title)
  return (
    <div className="page guide">
      <PageBar meta={title} />
      <div className="guide-cols rows">
        <div className="guide-side rows gap-12">
          <search>
            <input
              type="search"
              className="field"
              placeholder={label}
              aria-label={label}
              value={typed}
              onChange={({ target }) => onType(target.value)}
            />
          </search>
          {aside}
        </div>
        <main className={seat}>
          <div className="awning" style={{ '--n': SCALLOPS.length }} aria-hidden="true">
            {SCALLOPS.map((place) => (
              <span className="scallop" key={place} />
            ))}
          </div>
          {children}
        </main>
      </div>
    </div>
  )
}
