/** The devices of a seat, and the one cookie by which a browser holds all its seats. */
import type { Device } from '@merchants/protocol'
import { openMemory } from '@merchants/storage'
import { describe, expect, test } from 'vitest'
import { newNode } from '../testing/start-match.ts'
import { TestClient, openTable, post, USUAL_TABLE } from '../testing/test-client.ts'

/** A browser that keeps cookies by name and path and sends its origin. */
class Browser {
  readonly jar = new Map<string, string>()
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async asks<T>(path: string, body: unknown, method: 'POST' | 'DELETE' = 'POST'): Promise<T> {
    const response = await this.sends(path, body, method)
    return (await response.json()) as T
  }

  async sends(path: string, body: unknown, method: 'POST' | 'DELETE' = 'POST'): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin: this.url, cookie: this.cookies(path) }
    const response = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) })
    this.keeps(response.headers.getSetCookie())
    return response
  }

  /** Comes to a table and hears which seats it has. */
  async comes(table: string): Promise<TestClient> {
    const path = `/ws/tables/${table}`
    const guest = new TestClient(this.url, table, undefined, { origin: this.url, cookie: this.cookies(path) })
    guest.socket.on('upgrade', ({ headers }) => this.keeps(headers['set-cookie'] ?? []))
    await guest.until(({ is }) => is === 'welcome')
    return guest
  }

  keeps(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = '', path = ''] = /^([^=]+)=([^;]*);.*Path=([^;]+)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) this.jar.delete(`${name} ${path}`)
      else this.jar.set(`${name} ${path}`, value)
    }
  }

  cookies(path: string): string {
    const fitting = [...this.jar].filter(([place]) => path.startsWith(place.split(' ')[1] as string))
    return fitting.map(([place, value]) => `${place.split(' ')[0]}=${value}`).join('; ')
  }

  async opens(): Promise<string> {
    return (await this.asks<{ table: string }>('/api/tables', USUAL_TABLE)).table
  }
}

describe('one cookie', () => {
  test('holds the seats of more tables than browsers keep cookies for', async () => {
    const { url } = await newNode()
    const browser = new Browser(url)
    const tables: string[] = []
    for (let times = 0; times < 120; times++) tables.push(await browser.opens())

    expect([...browser.jar.keys()]).toEqual(['seats /'])
    expect(browser.cookies('/ws/tables/x').length).toBeLessThan(60)
    for (const table of [tables[0], tables[119]]) expect((await browser.comes(table as string)).mine).toEqual([0])
  })

  test('is read by no one but the server, and sent over HTTPS only where the page came so', async () => {
    const { url } = await newNode()
    const response = await new Browser(url).sends('/api/tables', USUAL_TABLE)

    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^seats=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('holds several seats at one table, and does not link tables to the same browser', async () => {
    const storage = openMemory()
    const { url } = await newNode({ storage })
    const browser = new Browser(url)
    const [table, other] = [await browser.opens(), await browser.opens()]
    expect(await browser.asks(`/api/tables/${table}/seats`, { name: 'Bea' })).toEqual({ seat: 1 })

    expect((await browser.comes(table)).mine).toEqual([0, 1])
    const kept = await Promise.all([table, other].map(async (each) => (await storage.read(each, 0)).join()))
    const [one, two] = kept.map((entries) => /"key":"(\w+)"/.exec(entries)?.[1])
    expect(one).not.toBe(two)
    expect(kept.join()).not.toContain([...browser.jar.values()][0])
  })

  test('takes the place of the two that each table had before; until then these are honoured', async () => {
    const { url } = await newNode()
    const { table, secret } = await openTable(url)
    const browser = new Browser(url)
    for (const path of [`/api/tables/${table}`, `/ws/tables/${table}`]) browser.jar.set(`seat_${table} ${path}`, secret)
    expect(await browser.asks<Device[]>(`/api/tables/${table}/devices`, {})).toHaveLength(1)

    expect((await browser.comes(table)).mine).toEqual([0])
    expect([...browser.jar.keys()]).toEqual(['seats /'])
    expect((await browser.comes(table)).mine).toEqual([0])
    expect(await browser.asks(`/api/tables/${table}/devices`, {})).toMatchObject([{ isThis: true, isLink: false }])
  })

  test('that is not a secret, or is a stranger’s, opens nothing', async () => {
    const { url } = await newNode()
    const ana = new Browser(url)
    const table = await ana.opens()
    for (const value of ['x', 'a'.repeat(43), '']) {
      const other = new Browser(url)
      other.jar.set('seats /', value)
      expect((await other.comes(table)).mine).toEqual([])
      expect((await other.sends(`/api/tables/${table}/links`, {})).status).toBe(403)
      expect((await other.sends(`/api/tables/${table}/devices`, {})).status).toBe(403)
    }
  })
})

describe('my seat on another device', () => {
  test('asked for a hundred times shows the same link, and costs no one a seat', async () => {
    const { url } = await newNode()
    const ana = new Browser(url)
    const table = await ana.opens()
    const seat = await ana.comes(table)
    const secrets = new Set<string>()
    for (let times = 0; times < 100; times++)
      secrets.add((await ana.asks<{ secret: string }>(`/api/tables/${table}/links`, {})).secret)

    expect(secrets.size).toBe(1)
    expect(seat.mine).toEqual([0])
    expect((await ana.comes(table)).mine).toEqual([0])
  })

  test('a link opens the seat on one device; then the next link is another', async () => {
    const { url } = await newNode()
    const [ana, phone, thief] = [new Browser(url), new Browser(url), new Browser(url)]
    const table = await ana.opens()
    const link = () => ana.asks<{ secret: string }>(`/api/tables/${table}/links`, { seat: 0 })
    const first = await link()

    expect(await phone.asks(`/api/tables/${table}/claim`, first)).toEqual({ seat: 0 })
    expect(await phone.asks(`/api/tables/${table}/claim`, await link())).toEqual({ seat: 0 })
    expect((await thief.sends(`/api/tables/${table}/claim`, first)).status).toBe(403)
    expect(await link()).not.toEqual(first)
    expect((await phone.comes(table)).mine).toEqual([0])
    expect((await TestClient.at(url, { table, secret: (await link()).secret })).mine).toEqual([])
  })

  test('devices are listed, and one that is signed out sees no hand any more', async () => {
    const { url } = await newNode()
    const [ana, phone] = [new Browser(url), new Browser(url)]
    const table = await ana.opens()
    await phone.asks(`/api/tables/${table}/claim`, await ana.asks(`/api/tables/${table}/links`, {}))
    const guest = await phone.comes(table)
    const devices = await ana.asks<Device[]>(`/api/tables/${table}/devices`, {})
    expect(devices).toMatchObject([{ isThis: true }, { isThis: false, isLink: false }])
    const [here, there] = devices as [Device, Device]
    const signOut = (who: Browser, { device }: Device) => who.asks(`/api/tables/${table}/devices`, { device }, 'DELETE')

    expect(await signOut(ana, here)).toEqual({ key: 'this-device', facts: {} })
    const left = signOut(ana, there)
    await guest.when(({ mine }) => mine.length === 0)
    expect(await left).toEqual([here])
    expect((await phone.comes(table)).mine).toEqual([])
    expect(await signOut(phone, here)).toEqual({ key: 'wrong-secret', facts: {} })
  })

  test('works for bots, too', async () => {
    const { url } = await newNode()
    const ana = await openTable(url)
    const ask = async (path: string) => (await post(url, `/api/tables/${ana.table}/${path}`, {}, ana.secret)).json()

    expect(await ask('links')).toEqual(await ask('links'))
    expect(await ask('devices')).toMatchObject([{ isThis: true }, { isLink: true }])
  })
})
