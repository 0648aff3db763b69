/** What a reminder says: whose turn it is, and where. Nothing of the game is in it. */
import webPush from 'web-push'
import type { VapidKeys } from '../settings-parts.ts'
import type { Turn } from './notifier.ts'
import type { Letter } from './post.ts'
import type { KeptWish, Wish } from './wishes.ts'

type Push = Extract<Wish, { way: 'push' }>

const DAY = 86_400

export interface Sender {
  readonly keys: VapidKeys | undefined
  readonly contact: string
}

/** Undefined where pushes are wished for and cannot be sent. */
export function letterOf({ wish, origin }: KeptWish, turn: Turn, sender: Sender): Letter | undefined {
  if (wish.way === 'push') return pushLetter(wish, turn, sender)
  const { table, seat } = turn
  return {
    address: wish.url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ table, seat, url: `${origin}/t/${table}` }),
  }
}

/** Encrypted for the browser. A later reminder of the same seat takes the place of an earlier one that still waits. */
function pushLetter(wish: Push, { table, seat }: Turn, { keys, contact }: Sender): Letter | undefined {
  if (keys === undefined) return undefined
  const { endpoint, language } = wish
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: wish.keys },
    JSON.stringify({ table, seat, language }),
    { vapidDetails: { subject: contact, ...keys }, TTL: DAY, urgency: 'high', topic: `${table}-${seat}` },
  )
  return { address: endpoint, headers: headers as Record<string, string | number>, body }
}
