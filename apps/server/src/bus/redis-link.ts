/** The connection of this node to Redis, shared by all its users. Redis may go away at any time, and nothing waits for it. */
import { createClient, type RedisClientType } from '@redis/client'

const CONNECTING_MS = 2000

/** How long an answer may take before we go on without it. */
const ANSWER_MS = 1000

/** How often we check that the other end still answers. */
const WATCH_MS = 2000

const MAX_PAUSE_MS = 1000
const MAX_UNANSWERED = 10_000

/** Several servers may share a Redis if each calls its keys something else: `redis://host?prefix=name`. */
const USUAL_PREFIX = 'merchants'

type Client = RedisClientType

interface Hearing {
  readonly channel: string
  readonly listener: (text: string) => void
}

export class RedisLink {
  readonly #url: string
  readonly #prefix: string
  readonly #watch: NodeJS.Timeout
  #client: Client
  #wasReady = false
  readonly #hearings: Hearing[] = []
  #listeners = new Set<(isReady: boolean) => void>()

  /** Waits a moment for Redis, and no longer, because it may come later. */
  static async open(url: string): Promise<RedisLink> {
    const link = new RedisLink(url)
    await Promise.race([new Promise<void>((resolve) => link.onChange(() => resolve())), pause(CONNECTING_MS)])
    return link
  }

  private constructor(url: string) {
    const address = new URL(url)
    this.#prefix = address.searchParams.get('prefix') ?? USUAL_PREFIX
    address.search = ''
    this.#url = address.href
    this.#client = this.#connect()
    this.#watch = setInterval(() => void this.#look(), WATCH_MS)
    this.#watch.unref()
  }

  get isReady(): boolean {
    return this.#client.isReady
  }

  key(...parts: readonly string[]): string {
    return [this.#prefix, ...parts].join(':')
  }

  /** Called when Redis becomes available or unavailable. */
  onChange(listener: (isReady: boolean) => void): void {
    this.#listeners.add(listener)
  }

  /** The answer, or undefined if there is none in time. */
  async ask<Answer>(question: (client: Client) => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.isReady) return undefined
    return Promise.race([question(this.#client).catch(() => undefined), pause(ANSWER_MS)])
  }

  /** Listens to a channel, now and after every interruption. */
  async hear(channel: string, listener: (text: string) => void): Promise<void> {
    const hearing = { channel, listener }
    this.#hearings.push(hearing)
    await Promise.race([subscribe(this.#client, hearing), pause(ANSWER_MS)])
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    this.#listeners.clear()
    this.#client.destroy()
  }

  #connect(): Client {
    const client: Client = createClient({
      url: this.#url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_UNANSWERED,
      socket: {
        connectTimeout: CONNECTING_MS,
        reconnectStrategy: (attempts) => Math.min(25 * 2 ** attempts, MAX_PAUSE_MS),
      },
    })
    const hearAll = () => Promise.all(this.#hearings.map((hearing) => subscribe(client, hearing)))
    client.on('ready', () => void hearAll().then(() => this.#change(client)))
    // Without a listener an error would end the process.
    for (const event of ['error', 'reconnecting', 'end']) client.on(event, () => this.#change(client))
    client.connect().catch(() => {})
    return client
  }

  #change(client: Client): void {
    if (client !== this.#client || client.isReady === this.#wasReady) return
    this.#wasReady = client.isReady
    for (const listener of this.#listeners) listener(client.isReady)
  }

  /** Replaces a silent connection, which would look healthy for many minutes. */
  async #look(): Promise<void> {
    const client = this.#client
    if (!client.isReady || (await this.ask(() => client.ping())) !== undefined) return
    if (client !== this.#client || !client.isReady) return
    client.destroy()
    this.#change(client)
    this.#client = this.#connect()
  }
}

async function subscribe(client: Client, { channel, listener }: Hearing): Promise<void> {
  // The same listener twice is still one.
  if (client.isReady) await client.subscribe(channel, listener).catch(() => {})
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref()
  })
}
