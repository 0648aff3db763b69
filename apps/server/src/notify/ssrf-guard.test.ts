/** Which addresses a reminder may be sent to. */
import { expect, test } from 'vitest'
import { isPublicAddress, resolvesToPublic, readAddress } from './ssrf-guard.ts'
import type { Resolve } from './dns.ts'

/** Names that lead where the test says. */
const names =
  (addresses: readonly string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test.each([
  ['8.8.8.8', true],
  ['93.184.216.34', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['2a00:1450:4001::5e', true],
  ['0.0.0.0', false],
  ['0.1.2.3', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  ['127.0.0.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.8', false],
  ['192.0.2.1', false],
  ['192.168.178.1', false],
  ['198.18.0.1', false],
  ['198.19.255.255', false],
  ['198.51.100.7', false],
  ['203.0.113.7', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2001::7f00:1', false],
  ['2002:7f00:1::', false],
  ['3fff::1', false],
  ['not an address', false],
])('%s is outside: %s', (address, outside) => {
  expect(isPublicAddress(address)).toBe(outside)
})

test.each([
  ['https://example.org/hook?x=1', true],
  ['https://example.org:8443/', true],
  ['http://example.org/', false],
  ['http://127.0.0.1/', false],
  ['ftp://example.org/', false],
  ['file:///etc/passwd', false],
  ['gopher://example.org', false],
  ['https://name:password@example.org/', false],
  ['//example.org', false],
  ['example.org', false],
  ['', false],
])('%s is an address to be reminded at: %s', (address, isOne) => {
  expect(readAddress(address, false) !== undefined).toBe(isOne)
})

test.each([
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
])('%s is seen through', async (address) => {
  const url = readAddress(address, false)

  expect(url && (await resolvesToPublic(url, false))).toBe(false)
})

test.each([
  [['8.8.8.8'], true],
  [['2606:4700::1111', '8.8.8.8'], true],
  [['10.0.0.1'], false],
  [['8.8.8.8', '127.0.0.1'], false],
  [['8.8.8.8', '::1'], false],
  [[], false],
])('a name that leads to %j is outside: %s', async (addresses, outside) => {
  expect(await resolvesToPublic(new URL('https://name.example'), false, names(addresses))).toBe(outside)
})

test('for tests this machine can be allowed, unencrypted only itself', () => {
  expect(readAddress('http://127.0.0.1:8080/', true)).toBeDefined()
  expect(readAddress('http://localhost:8080/', true)).toBeDefined()
  expect(readAddress('http://10.0.0.1/', true)).toBeUndefined()
  expect(readAddress('http://example.org/', true)).toBeUndefined()
})
