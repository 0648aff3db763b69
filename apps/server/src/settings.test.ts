/** The settings of the environment, and the sentence for each invalid one. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, type Settings } from './settings.ts'

const PUBLIC = 'BKfMYbCWfSlxj6MuRcRn1x6iE5hkqWpBtZ9JwkrsCvWqv9mBhDfLUnzm5DvAGh0t3IsVxLZQCbO8Rek4hY_ePZU'
const SERVICES = { DATABASE_URL: 'postgres://me:hidden@db/merchants', REDIS_URL: 'redis://cache:6379' }

function settings(environment: Readonly<Record<string, string>>): Settings {
  const reading = readSettings(environment)
  if ('fault' in reading) throw new Error(reading.fault)
  return reading.settings
}

test('by default it listens to the network at the first free port from 3000 on and stores everything in one folder', () => {
  const usual = settings({})

  expect(usual.ports.slice(0, 3)).toEqual([3000, 3001, 3002])
  expect(usual).toEqual({
    host: '0.0.0.0',
    ports: usual.ports,
    data: resolve('data'),
    inMemory: false,
    databaseUrl: undefined,
    redisUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    adminToken: undefined,
    limits: true,
    page: true,
    grace: 60_000,
    botPace: 600,
    logLevel: 'warn',
    keep: undefined,
    vapid: undefined,
    vapidContact: 'mailto:operator@merchants-table.invalid',
    webhooks: true,
    webhooksInside: false,
  } satisfies Settings)
})

test('an empty value counts as unset', () => {
  const names = [
    'HOST',
    'PORT',
    'DATA',
    'STORAGE',
    'DATABASE_URL',
    'REDIS_URL',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'ADMIN_TOKEN',
  ]
  const others = [
    'LIMITS',
    'PAGE',
    'GRACE_SECONDS',
    'BOT_PACE_MS',
    'LOG_LEVEL',
    'KEEP_DAYS',
    'VAPID_PUBLIC',
    'VAPID_PRIVATE',
  ]
  const all = [...names, ...others, 'VAPID_CONTACT', 'WEBHOOKS', 'WEBHOOK_ALLOW_PRIVATE']

  expect(settings(Object.fromEntries(all.map((name) => [name, ' '])))).toEqual(settings({}))
})

test('tables are stored for ever, or for this many days', () => {
  expect(settings({ KEEP_DAYS: '0' }).keep).toBeUndefined()
  expect(settings({ KEEP_DAYS: '30' }).keep).toBe(30 * 86_400_000)
})

test('a configured port is the only one tried', () => {
  expect(settings({ HOST: '127.0.0.1', PORT: '8080' })).toMatchObject({ host: '127.0.0.1', ports: [8080] })
})

test('everything can be set', () => {
  expect(
    settings({
      ...SERVICES,
      DATA: '/srv/table',
      PUBLIC_URL: 'https://Table.Example.org:443/',
      ADMIN_TOKEN: '0123456789abcdef',
      GRACE_SECONDS: '5',
      BOT_PACE_MS: '0',
      LOG_LEVEL: 'DEBUG',
      LIMITS: 'off',
      PAGE: '0',
      WEBHOOKS: 'no',
      WEBHOOK_ALLOW_PRIVATE: '1',
    }),
  ).toMatchObject({
    databaseUrl: SERVICES.DATABASE_URL,
    redisUrl: SERVICES.REDIS_URL,
    data: '/srv/table',
    publicUrl: 'https://table.example.org',
    vapidContact: 'https://table.example.org',
    adminToken: '0123456789abcdef',
    grace: 5000,
    botPace: 0,
    logLevel: 'debug',
    limits: false,
    page: false,
    webhooks: false,
    webhooksInside: true,
  })
})

test.each([
  ['0', false],
  ['1', 'loopback,linklocal,uniquelocal'],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, fd00::/8', '10.0.0.0/8,fd00::/8'],
])('TRUST_PROXY=%s is understood', (asked, trustProxy) => {
  expect(settings({ TRUST_PROXY: asked })).toMatchObject({ trustProxy })
})

const PORT = 'PORT must be a whole number from 0 to 65535, not'
const PAIR = 'VAPID_PUBLIC and VAPID_PRIVATE must be a pair of keys. Create one with: npx web-push generate-vapid-keys'
const DATABASE =
  'DATABASE_URL must be an address that begins with postgres:// or postgresql://, for example: postgres://user:password@host:5432/name'
const REDIS = 'REDIS_URL must be an address that begins with redis:// or rediss://, for example: redis://host:6379'
const ADDRESS = 'PUBLIC_URL must be an address like https://table.example.org without a path, not'
const TRUST =
  'TRUST_PROXY must be 1 for every private address, loopback or uniquelocal, or addresses separated by commas, not'
const TOKEN =
  'ADMIN_TOKEN must have at least 16 characters and no spaces or accents. Create one with: openssl rand -hex 24'

test.each([
  [{ PORT: '65536' }, `${PORT} "65536".`],
  [{ PORT: '-1' }, `${PORT} "-1".`],
  [{ PORT: '3e3' }, `${PORT} "3e3".`],
  [{ PORT: 'http' }, `${PORT} "http".`],
  [{ STORAGE: 'tape' }, 'STORAGE must be one of disk, memory, not "tape".'],
  [{ DATABASE_URL: 'mysql://root:hidden@db' }, DATABASE],
  [{ DATABASE_URL: 'postgres://' }, DATABASE],
  [{ ...SERVICES, REDIS_URL: 'cache:6379' }, REDIS],
  [
    { REDIS_URL: SERVICES.REDIS_URL },
    'REDIS_URL connects several servers, which must share one database. Set DATABASE_URL too.',
  ],
  [{ PUBLIC_URL: 'table.example.org' }, `${ADDRESS} "table.example.org".`],
  [{ PUBLIC_URL: 'https://example.org/table' }, `${ADDRESS} "https://example.org/table".`],
  [{ PUBLIC_URL: 'ftp://example.org' }, `${ADDRESS} "ftp://example.org".`],
  [{ TRUST_PROXY: 'nginx' }, `${TRUST} "nginx".`],
  [{ TRUST_PROXY: '2' }, `${TRUST} "2".`],
  [{ TRUST_PROXY: '10.0.0.0/33' }, `${TRUST} "10.0.0.0/33".`],
  [{ ADMIN_TOKEN: 'secret' }, TOKEN],
  [{ ADMIN_TOKEN: 'several words in a row' }, TOKEN],
  [{ LIMITS: 'few' }, 'LIMITS must be on or off, not "few".'],
  [{ PAGE: '2' }, 'PAGE must be on or off, not "2".'],
  [{ GRACE_SECONDS: '0' }, 'GRACE_SECONDS must be a whole number from 1 to 86400, not "0".'],
  [{ BOT_PACE_MS: '0.5' }, 'BOT_PACE_MS must be a whole number from 0 to 10000, not "0.5".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, not "loud".'],
  [{ VAPID_PUBLIC: PUBLIC }, PAIR],
  [{ VAPID_PUBLIC: PUBLIC, VAPID_PRIVATE: 'AAAA' }, PAIR],
  [{ VAPID_CONTACT: 'me@example.org' }, 'VAPID_CONTACT must begin with mailto: or https://, not "me@example.org".'],
  [{ WEBHOOKS: 'maybe' }, 'WEBHOOKS must be on or off, not "maybe".'],
  [{ WEBHOOK_ALLOW_PRIVATE: 'maybe' }, 'WEBHOOK_ALLOW_PRIVATE must be on or off, not "maybe".'],
])('%o is refused with a sentence', (environment, fault) => {
  expect(readSettings(environment)).toEqual({ fault })
})

test('no sentence repeats a password', () => {
  const wrong = [
    { DATABASE_URL: 'mysql://root:hidden@db' },
    { REDIS_URL: 'http://:hidden@cache' },
    { ADMIN_TOKEN: 'hidden' },
  ]

  expect(
    wrong
      .map(readSettings)
      .map((reading) => JSON.stringify(reading))
      .join(),
  ).not.toContain('hidden')
})

test('operators find every setting in docs/operating.md, and no other', () => {
  const text = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  const read = new Set<string>()

  readSettings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))

  expect(new Set(told)).toEqual(read)
})
