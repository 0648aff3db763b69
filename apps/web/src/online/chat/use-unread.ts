/** How many lines of the chat were said by others since it was last looked at. */
import type { ChatLine } from '@merchants/protocol'
import { useState } from 'react'

export function useUnread(chat: readonly ChatLine[], mine: readonly number[], isOpen: boolean): number {
  const [read, setRead] = useState(chat.length)
  if (isOpen && read !== chat.length) setRead(chat.length)
  return isOpen ? 0 : chat.slice(read).filter(({ seat }) => !mine.includes(seat)).length
}
