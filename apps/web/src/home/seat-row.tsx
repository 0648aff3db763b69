/** A seat of the new game: what its player is called and who decides for it. */
import { initialOf } from '../look/initial.ts'
import { useSettings } from '../settings/settings.ts'
import type { SeatKind } from '../sight.ts'
import { BOT_LEVELS } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { seatsAt, withKind, withName } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { useNames } from './names.ts'
import { NAME_LENGTH } from './table-link.ts'

const KINDS: readonly SeatKind[] = ['me', 'guest', 'elsewhere', ...BOT_LEVELS]

const KIND_WORDS = {
  me: 'home.kind-me',
  guest: 'home.kind-guest',
  elsewhere: 'online.kind-elsewhere',
  novice: 'home.kind-novice',
  seasoned: 'home.kind-seasoned',
} as const satisfies Readonly<Record<SeatKind, string>>

export function SeatRow({ seat }: { readonly seat: number }): React.ReactNode {
  const t = useWords()
  const names = useNames()
  const { name: myName, change } = useSettings()
  const { draft, setDraft } = useDraft()
  const seats = seatsAt(draft)
  const info = seats[seat]
  if (info === undefined) return undefined

  const { kind } = info
  const rename = (name: string): void => (kind === 'me' ? change({ name }) : setDraft(withName(draft, seat, name)))
  const colour = draft.size === 'teams' ? seat % 2 : seat
  return (
    <li className={`seat-${colour + 1}`}>
      <span className="pawn" aria-hidden="true">
        {initialOf(names.of(seats, seat))}
      </span>
      <input
        className="seat-name"
        aria-label={t('home.seat-name', { seat: seat + 1 })}
        value={kind === 'me' ? myName : info.name}
        placeholder={names.usual(seats, seat)}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => rename(target.value)}
      />
      <select
        className="btn seat-kind"
        aria-label={t('home.seat-kind', { seat: seat + 1 })}
        value={kind}
        onChange={({ target }) => setDraft(withKind(draft, seat, target.value as SeatKind))}
      >
        {KINDS.map((each) => (
          <option key={each} value={each}>
            {t(KIND_WORDS[each])}
          </option>
        ))}
      </select>
    </li>
  )
}
