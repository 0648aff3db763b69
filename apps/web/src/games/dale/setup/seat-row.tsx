/** A seat of the new game with the name and kind of its player. */
import { BotFace } from '../../../look/bot-face.tsx'
import { CHARACTERS } from '../../../look/bot-characters.ts'
import { initialOf } from '../../../look/initial.ts'
import { useSettings } from '../../../settings/settings.ts'
import type { SeatKind } from '../match-types.ts'
import { isBot } from '../match-types.ts'
import { BOT_LEVELS } from '@merchants/protocol'
import { oneOf } from '../../../one-of.ts'
import { useTranslation } from '../../../words/words.tsx'
import { seatsAt, withSeatKind, withName } from './draft.ts'
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
  quick: 'home.kind-quick',
  trader: 'home.kind-trader',
  master: 'home.kind-master',
} as const satisfies Readonly<Record<SeatKind, string>>

export function SeatRow({ seat }: { readonly seat: number }): React.ReactNode {
  const t = useTranslation()
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
    <li className={`row seat-${colour + 1}`}>
      <span className="pawn" aria-hidden="true">
        {isBot(kind) ? <BotFace level={kind} /> : initialOf(names.of(seats, seat))}
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
        title={isBot(kind) ? t(CHARACTERS[kind]) : undefined}
        value={kind}
        onChange={({ target }) => setDraft(withSeatKind(draft, seat, oneOf(KINDS, target.value) ?? kind))}
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
