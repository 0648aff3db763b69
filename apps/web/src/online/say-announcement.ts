/** Actions of online players outside the rules, one sentence each. */
import type { Announcement } from '@merchants/protocol'
import type { T } from '../words/translator.ts'

/** The words of the log for it. */
export function announcementWords(event: Announcement): 'seat-taken' | 'undone' | 'undone-agreed' {
  if (event.what === 'seat taken') return 'seat-taken'
  return event.by === 'agreed' ? 'undone-agreed' : 'undone'
}

export function sayAnnouncement(t: T, event: Announcement, nameOf: (seat: number) => string, viewer: number): string {
  const voice = event.seat === viewer ? '-you' : ''
  const facts = { who: nameOf(event.seat), ...(event.what === 'undone' && { count: event.steps }) }
  return t.any(`log.${announcementWords(event)}${voice}`, facts)
}
