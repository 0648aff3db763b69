/** How often somebody may do something: a bucket of so many turns, which fills up again with time. */

export interface Rule {
  /** So many at once. */
  readonly burst: number
  /** And then so many each minute. */
  readonly perMinute: number
  /** Each node counts for itself: what comes often must not wait for the others. */
  readonly isLocal?: boolean
}

/** Counted for each address, except where a socket or a seat is named. */
export const RULES = {
  /** Opening a table. */
  open: { burst: 20, perMinute: 10 },
  /** Taking a seat. */
  sit: { burst: 60, perMinute: 30 },
  /** Showing a seat's secret: also a guess. */
  claim: { burst: 20, perMinute: 10 },
  /** Any other question over HTTP. */
  ask: { burst: 300, perMinute: 600, isLocal: true },
  /** Opening a socket. */
  socket: { burst: 200, perMinute: 300 },
  /** A message of one socket. */
  message: { burst: 120, perMinute: 1200, isLocal: true },
  /** A message of any socket of one address: many that talk as fast as each of them may would hold everybody up. */
  talk: { burst: 3000, perMinute: 15_000, isLocal: true },
  /** A line of chat of one seat. */
  chat: { burst: 10, perMinute: 30 },
  /** Whatever else one seat changes at its table, apart from moves: options, being ready, proposals, steps back. */
  change: { burst: 60, perMinute: 60 },
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof RULES
export type Rules = Readonly<Record<Kind, Rule>>

export interface Limits {
  /** Whether this may be done now; if so, it counts. */
  take(kind: Kind, who: string): Promise<boolean> | boolean
  close(): Promise<void>
}
