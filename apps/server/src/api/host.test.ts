/** The accepted host names. A foreign name that resolves to this server must not make a foreign page pass for ours. */
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { defaultSettings } from '../dependencies.ts'
import { newNode } from '../testing/start-match.ts'
import { isOwnHost } from './host.ts'

const OURS = [
  'localhost',
  'localhost:3000',
  'a.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.5',
  '[::1]:3000',
  '[fe80::1]',
  'table',
  'Table:3000',
  'table.example.org',
  'table.local:3000',
  'table.lan',
  'table.home.arpa.',
]
const STRANGE = [
  'evil.example',
  'evil.example:3000',
  'table.evil.example',
  'localhost.evil.example',
  'other.local',
  '',
  '127.0.0.1.evil.example',
]

test.each(OURS)('%s is one of its own names', (host) => expect(isOwnHost(host, 'table.example.org')).toBe(true))
test.each(STRANGE)('“%s” is not', (host) => expect(isOwnHost(host, 'table.example.org')).toBe(false))

const asked = async (publicUrl: string | undefined, host: string, url = '/api/tables'): Promise<number> => {
  const { app } = await newNode({ settings: { ...defaultSettings(), publicUrl } })
  return (await app.inject({ url, headers: { host } })).statusCode
}

test('without a public address only own names are answered, the page and sockets included', async () => {
  expect(await asked(undefined, `${hostname()}:3000`)).toBe(200)
  for (const url of ['/api/tables', '/', '/ws/tables/abcdefghijkl']) {
    expect(await asked(undefined, 'evil.example:3000', url)).toBe(421)
  }
  expect(await asked(undefined, 'node-3', '/readyz')).toBe(200)
})

test('with one, the proxy in front decides', async () => {
  expect(await asked('https://table.example.org', 'table.example.org')).toBe(200)
  expect(await asked('https://table.example.org', 'inside:3000')).toBe(200)
})
