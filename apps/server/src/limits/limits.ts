/** Rate limits as token buckets, which refill with time. */

export interface RateLimit {
  /** This many at once. */
  readonly burst: number
  /** And then this many each minute. */
  readonly perMinute: number
  /** Each node counts on its own, because frequent checks must not wait for others. */
  readonly isLocal?: boolean
}

/** Counted for each address, except where a socket or a seat is named. */
export const RATE_LIMITS = {
  /** Opening a table. */
  open: { burst: 20, perMinute: 10 },
  /** Taking a seat. */
  sit: { burst: 60, perMinute: 30 },
  /** Sending a seat's secret, even a guessed one. */
  claim: { burst: 20, perMinute: 10 },
  /** Any other question over HTTP. */
  ask: { burst: 300, perMinute: 600, isLocal: true },
  /** Opening a socket. */
  socket: { burst: 200, perMinute: 300 },
  /** A message of one socket. */
  message: { burst: 120, perMinute: 1200, isLocal: true },
  /** A message of any socket of one address: many sockets at their own limit would slow everyone down. */
  talk: { burst: 3000, perMinute: 15_000, isLocal: true },
  /** A line of chat of one seat. */
  chat: { burst: 10, perMinute: 30 },
  /** Whatever else one seat changes at its table, apart from moves: options, being ready, proposals, steps back. */
  change: { burst: 60, perMinute: 60 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>

export interface RateLimiter {
  /** Whether this may be done now; if so, it counts. */
  consume(kind: RateLimitName, who: string): Promise<boolean> | boolean
  close(): Promise<void>
}
