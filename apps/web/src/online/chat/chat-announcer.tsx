/** Announces new chat lines to screen readers while the chat is hidden. */
import { useTranslation } from '../../words/words.tsx'
import type { ChatLine } from '@merchants/protocol'

interface ChatAnnouncerProps {
  readonly chat: readonly ChatLine[]
  readonly mine: readonly number[]
  /** How many lines are unread. */
  readonly unread: number
}

export function ChatAnnouncer({ chat, mine, unread }: ChatAnnouncerProps): React.ReactNode {
  const t = useTranslation()
  const last = unread > 0 ? chat.findLast(({ seat }) => !mine.includes(seat)) : undefined
  return (
    <p className="sr" aria-live="polite">
      {last !== undefined && t('common.labelled', { label: last.name, text: last.text })}
    </p>
  )
}
