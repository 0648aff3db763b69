/** Keys to a seat: devices, links for others, and keys of tables stored before there were such links. */
import type { Device } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { beforeEach, describe, expect, test } from 'vitest'
import { addLink, adoptSeats, claimSeat, devicesOf, seatsForKeys, signOut, unusedLink } from './keys.ts'
import { TestTable } from './testing/test-table.ts'

let table: TestTable

beforeEach(() => {
  table = new TestTable()
  table.sits()
})

const devices = (own = 'key-0'): readonly Device[] => devicesOf(table.room, 0, [own])
const links = (key: string, by = 'key-0'): void =>
  void table.keep(addLink(table.room, 0, { key, by, number: table.room.size }, table.fresh))
const claims = (shown: string, own: string): number | string | undefined => {
  const claimed = claimSeat(table.room, shown, own, table.fresh)
  if (claimed === undefined || isRefusal(claimed)) return claimed?.key
  table.keep(claimed.events)
  return claimed.seat
}
const keyOf = (refused: unknown): string => (refused as Refusal).key

describe('a link', () => {
  test('is exchanged for the key of a device, once', () => {
    links('link')
    expect(seatsForKeys(table.room, ['link'])).toEqual([])
    expect(claims('link', 'phone')).toBe(0)
    expect(seatsForKeys(table.room, ['phone'])).toEqual([0])
    expect(seatsForKeys(table.room, ['key-0'])).toEqual([0])
    expect(claims('link', 'thief')).toBeUndefined()
    expect(table.isTrueCopy).toBe(true)
  })

  test('that no one has used is found again by who asked for it, and by no one else', () => {
    links('link')
    const number = unusedLink(table.room, 0, 'key-0')
    expect(number).toBe(table.room.size - 1)
    expect(unusedLink(table.room, 0, 'phone')).toBeUndefined()
    claims('link', 'phone')
    expect(unusedLink(table.room, 0, 'key-0')).toBeUndefined()
  })

  test('is not used up by a device that has the seat already', () => {
    links('link')
    expect(claims('link', 'key-0')).toBe(0)
    expect(unusedLink(table.room, 0, 'key-0')).toBeDefined()
  })

  test('never costs a device its seat: of many, links of others go first, and then no more are made', () => {
    for (let times = 1; times < 7; times++) {
      links(`link ${times}`)
      claims(`link ${times}`, `device ${times}`)
    }
    links('of device 1', 'device 1')
    links('of device 2', 'device 2')
    expect(unusedLink(table.room, 0, 'device 1')).toBeUndefined()
    claims('of device 2', 'device 7')
    expect(devices()).toHaveLength(8)
    expect(keyOf(addLink(table.room, 0, { key: 'more', by: 'key-0', number: 99 }, table.fresh))).toBe(
      'too-many-devices',
    )
    for (const device of ['key-0', ...Array.from({ length: 7 }, (_, at) => `device ${at + 1}`)])
      expect(seatsForKeys(table.room, [device])).toEqual([0])
  })
})

describe('devices', () => {
  test('are listed for the holders of the seat, and any other device can be signed out', () => {
    links('link')
    claims('link', 'phone')
    links('another', 'phone')
    expect(devices('phone')).toEqual([
      { device: 'key-0', since: table.now, isLink: false, isThis: false },
      { device: 'phone', since: table.now, isLink: false, isThis: true },
      { device: 'another', since: table.now, isLink: true, isThis: false },
    ])
    expect(keyOf(signOut(table.room, 0, 'phone', ['phone'], table.fresh))).toBe('this-device')
    table.keep(signOut(table.room, 0, 'another', ['phone'], table.fresh))
    table.keep(signOut(table.room, 0, 'key-0', ['phone'], table.fresh))
    expect(signOut(table.room, 0, 'key-0', ['phone'], table.fresh)).toEqual([])
    expect(devices('phone').map(({ device }) => device)).toEqual(['phone'])
    expect(seatsForKeys(table.room, ['key-0'])).toEqual([])
    expect(claims('another', 'late')).toBeUndefined()
    expect(table.isTrueCopy).toBe(true)
  })

  test('one key may open several seats of a table', () => {
    table = new TestTable()
    table.keep([{ what: 'sat', at: table.now, seat: 1, name: 'Bo', key: 'key-0', salt: '' }])
    expect(seatsForKeys(table.room, ['key-0'])).toEqual([0, 1])
  })
})

describe('keys of before', () => {
  test('open their seat as they did then, of which the oldest of many had been forgotten', () => {
    for (const key of ['a', 'b', 'c', 'd']) table.addsOldKey(0, key)
    expect(seatsForKeys(table.room, ['key-0'])).toEqual([0])
    table.addsOldKey(0, 'e')
    expect(seatsForKeys(table.room, ['key-0'])).toEqual([])
    expect(seatsForKeys(table.room, ['e'])).toEqual([0])
  })

  test('are links that can be used again and again, and each device gets its own key', () => {
    table.addsOldKey(0, 'old link')
    expect(claims('old link', 'phone')).toBe(0)
    expect(claims('old link', 'tablet')).toBe(0)
    expect(seatsForKeys(table.room, ['old link'])).toEqual([0])
    expect(devices().map(({ device }) => device)).toEqual(['key-0', 'phone', 'tablet'])
    table.keep(signOut(table.room, 0, 'phone', ['key-0'], table.fresh))
    expect(seatsForKeys(table.room, ['old link'])).toEqual([])
    expect(seatsForKeys(table.room, ['tablet'])).toEqual([0])
  })

  test('go over to the one key of a browser, for all its seats', () => {
    const own = table.room.roomSeats[1]?.keys[0]?.key as string
    table.keep(adoptSeats(table.room, ['key-0', own, 'unknown'], 'browser', table.fresh))
    expect(seatsForKeys(table.room, ['browser'])).toEqual([0, 1])
    expect(adoptSeats(table.room, ['key-0', own], 'browser', table.fresh)).toEqual([])
    expect(devices('browser')).toMatchObject([{ device: 'browser', isThis: true }])
    expect(devices('key-0')).toMatchObject([{ device: 'browser', isThis: true }])
  })
})
