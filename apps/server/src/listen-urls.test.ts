/** The addresses printed for players. */
import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { addressesOf } from './listen-urls.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo

const interfaces = { lo: [at('127.0.0.1', true), at('::1', true)], eth0: [at('192.168.1.5'), at('fe80::1')] }

test('open to everyone, it is named for this machine and for the network', () => {
  expect(addressesOf('0.0.0.0', 3000, interfaces)).toEqual(['http://localhost:3000', 'http://192.168.1.5:3000'])
})

test('open at one address, it is named by that', () => {
  expect(addressesOf('127.0.0.1', 3000, interfaces)).toEqual(['http://127.0.0.1:3000'])
  expect(addressesOf('::1', 3000, interfaces)).toEqual(['http://[::1]:3000'])
})
