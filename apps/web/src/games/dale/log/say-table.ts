/** Actions of online players outside the rules, one sentence each. */
import type { Announcement } from '@merchants/protocol'
import type { T } from '../../../words/translator.ts'
import { voiced } from './log-lines.ts'
import { inText } from './sentence.ts'
import { describeAnnouncement } from './event-sentence.ts'

export function sayTable(t: T, event: Announcement, nameOf: (seat: number) => string, viewer: number): string {
  const { base, facts } = describeAnnouncement(event)
  return inText(t, { say: voiced(base, facts, viewer), facts }, { seat: nameOf, card: String })
}
