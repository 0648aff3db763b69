/** The number of chat lines by others since the chat was last open. */
import type { ChatLine } from '@merchants/protocol'
import { useState } from 'react'

export function useUnread(chat: readonly ChatLine[], mine: readonly number[], isOpen: boolean): number {
  const [read, setRead] = useState(chat.length)
  if (isOpen && read !== chat.length) setRead(chat.length)
  return isOpen ? 0 : chat.slice(read).filter(({ seat }) => !mine.includes(seat)).length
}
