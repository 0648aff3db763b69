/** All settings of the environment, with their defaults and checks. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import {
  BadSetting,
  flag,
  oneOf,
  origin,
  service,
  text,
  vapidKeys,
  wholeNumber,
  type Environment,
  type VapidKeys,
} from './parse-env.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Settings {
  readonly host: string
  /** The ports to try, best first. A configured port is the only one. */
  readonly ports: readonly number[]
  /** The folder for all data, as a full path. */
  readonly data: string
  /** Nothing is stored, for measurements and trials. */
  readonly inMemory: boolean
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  /** The origin that browsers see, without a slash at its end. */
  readonly publicUrl: string | undefined
  /** The proxies that may report a visitor's address and protocol: addresses, separated by commas. */
  readonly trustProxy: false | string
  readonly adminToken: string | undefined
  /** Whether rate limits apply; off for measurements. */
  readonly limits: boolean
  /** Whether the built page is served; otherwise only bots can play here. */
  readonly page: boolean
  /** How long a player can be disconnected before a bot takes over, in milliseconds. */
  readonly grace: number
  /** How long bots pretend to think, in milliseconds. */
  readonly botPace: number
  readonly logLevel: LogLevel
  /** How long tables without activity are stored, in milliseconds; `undefined` for ever. */
  readonly keep: number | undefined
  /** Keys for Web Push, if they were given. */
  readonly vapid: VapidKeys | undefined
  /** Contact for push services. */
  readonly vapidContact: string
  readonly webhooks: boolean
  /** For tests: allows reminders to this machine and its network, even unencrypted. */
  readonly webhooksInside: boolean
}

/** The settings, or a sentence that says what is wrong with them. */
export type Reading = { readonly settings: Settings } | { readonly fault: string }

const USUAL_PORTS = Array.from({ length: 20 }, (_, more) => 3000 + more)
const NO_CONTACT = 'mailto:operator@merchants-table.invalid'

/** Ranges that no visitor from the internet can have. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']
const NEAR = NETWORK_NAMES.join(',')

/** A short token could be guessed. */
const MIN_TOKEN = 16

export function readSettings(environment: Environment): Reading {
  try {
    return { settings: settingsOf(environment) }
  } catch (error) {
    if (error instanceof BadSetting) return { fault: error.message }
    throw error
  }
}

function settingsOf(environment: Environment): Settings {
  const port = wholeNumber(environment, 'PORT', 0, 65_535)
  const publicUrl = origin(environment, 'PUBLIC_URL')
  return {
    host: text(environment, 'HOST') ?? '0.0.0.0',
    ports: port === undefined ? USUAL_PORTS : [port],
    data: resolve(text(environment, 'DATA') ?? 'data'),
    inMemory: oneOf(environment, 'STORAGE', ['disk', 'memory']) === 'memory',
    ...services(environment),
    publicUrl,
    trustProxy: trustOf(environment),
    adminToken: tokenOf(environment),
    limits: flag(environment, 'LIMITS') ?? true,
    page: flag(environment, 'PAGE') ?? true,
    grace: 1000 * (wholeNumber(environment, 'GRACE_SECONDS', 1, 86_400) ?? 60),
    botPace: wholeNumber(environment, 'BOT_PACE_MS', 0, 10_000) ?? 600,
    logLevel: oneOf(environment, 'LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    keep: keepOf(environment),
    vapid: vapidKeys(environment),
    vapidContact: contactOf(environment) ?? (publicUrl?.startsWith('https:') ? publicUrl : NO_CONTACT),
    webhooks: flag(environment, 'WEBHOOKS') ?? true,
    webhooksInside: flag(environment, 'WEBHOOK_ALLOW_PRIVATE') ?? false,
  }
}

function services(environment: Environment): Pick<Settings, 'databaseUrl' | 'redisUrl'> {
  const schemes = ['postgres://', 'postgresql://']
  const databaseUrl = service(environment, 'DATABASE_URL', schemes, 'postgres://user:password@host:5432/name')
  const redisUrl = service(environment, 'REDIS_URL', ['redis://', 'rediss://'], 'redis://host:6379')
  if (redisUrl !== undefined && databaseUrl === undefined) {
    throw new BadSetting('REDIS_URL connects several servers, which must share one database. Set DATABASE_URL too.')
  }
  return { databaseUrl, redisUrl }
}

/** Only named proxies are trusted, or else any visitor could pretend to be one. */
function trustOf(environment: Environment): Settings['trustProxy'] {
  const asked = text(environment, 'TRUST_PROXY')
  if (asked === undefined || asked === '0') return false
  if (asked === '1') return NEAR
  const addresses = asked.split(',').map((each) => each.trim())
  if (addresses.every((each) => NETWORK_NAMES.includes(each) || isNetwork(each))) return addresses.join(',')
  throw new BadSetting(
    `TRUST_PROXY must be 1 for every private address, loopback or uniquelocal, or addresses separated by commas, not "${asked}".`,
  )
}

function isNetwork(asked: string): boolean {
  const [address = '', prefix, ...more] = asked.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

function keepOf(environment: Environment): number | undefined {
  const days = wholeNumber(environment, 'KEEP_DAYS', 0, 36_500) ?? 0
  return days === 0 ? undefined : days * 86_400_000
}

function tokenOf(environment: Environment): string | undefined {
  const token = text(environment, 'ADMIN_TOKEN')
  if (token === undefined || (token.length >= MIN_TOKEN && /^[\x21-\x7e]+$/.test(token))) return token
  throw new BadSetting(
    `ADMIN_TOKEN must have at least ${MIN_TOKEN} characters and no spaces or accents. Create one with: openssl rand -hex 24`,
  )
}

function contactOf(environment: Environment): string | undefined {
  const contact = text(environment, 'VAPID_CONTACT')
  if (contact === undefined || /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact)) return contact
  throw new BadSetting(`VAPID_CONTACT must begin with mailto: or https://, not "${contact}".`)
}
