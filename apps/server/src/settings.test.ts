/** Where the server listens: what is asked for, what is usual, and what makes no sense. */
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('unasked, it stays on this machine and takes the first free port from 3000 on', () => {
  const reading = readSettings({})

  expect(reading).toMatchObject({ settings: { host: '127.0.0.1' } })
  expect('settings' in reading && reading.settings.ports.slice(0, 3)).toEqual([3000, 3001, 3002])
})

test('an empty wish is no wish', () => {
  expect(readSettings({ HOST: '', PORT: ' ' })).toEqual(readSettings({}))
})

test('a port that was asked for is the only one that will do', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({ settings: { host: '0.0.0.0', ports: [8080] } })
})

test.each(['0', '65535'])('%s is a port', (port) => {
  expect(readSettings({ PORT: port })).toMatchObject({ settings: { ports: [Number(port)] } })
})

test.each(['65536', '-1', '3e3', '80.5', 'http'])('%s is no port', (port) => {
  expect(readSettings({ PORT: port })).toEqual({
    fault: `PORT must be a whole number from 0 to 65535, and is "${port}".`,
  })
})
