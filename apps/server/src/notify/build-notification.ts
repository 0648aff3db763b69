/** The text of a reminder with the turn and the table. It contains nothing of the game. */
import webPush from 'web-push'
import type { VapidKeys } from '../parse-env.ts'
import type { Turn } from './notifier.ts'
import type { OutgoingRequest } from './send.ts'
import type { StoredSubscription, Subscription } from './subscriptions.ts'

type Push = Extract<Subscription, { way: 'push' }>

const DAY = 86_400

export interface PushSender {
  readonly keys: VapidKeys | undefined
  readonly contact: string
}

/** Undefined where pushes are asked for and cannot be sent. */
export function buildNotification(
  { wish, origin }: StoredSubscription,
  turn: Turn,
  sender: PushSender,
): OutgoingRequest | undefined {
  if (wish.way === 'push') return pushNotification(wish, turn, sender)
  const { table, seat } = turn
  return {
    address: wish.url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ table, seat, url: `${origin}/t/${table}` }),
  }
}

/** Encrypted for the browser. A later reminder of the same seat takes the place of an earlier one that still waits. */
function pushNotification(
  subscription: Push,
  { table, seat }: Turn,
  { keys, contact }: PushSender,
): OutgoingRequest | undefined {
  if (keys === undefined) return undefined
  const { endpoint, language } = subscription
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: subscription.keys },
    JSON.stringify({ table, seat, language }),
    { vapidDetails: { subject: contact, ...keys }, TTL: DAY, urgency: 'high', topic: `${table}-${seat}` },
  )
  return { address: endpoint, headers: headers as Record<string, string | number>, body }
}
