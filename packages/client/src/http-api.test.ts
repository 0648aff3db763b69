/** Requests over HTTP: what is asked, what comes back, and what went wrong. */
import { expect, test } from 'vitest'
import { claimSeat, listTables, openTable, getProof, takeSeat } from './http-api.ts'

const url = 'http://127.0.0.1:3000'
const body = { name: 'Ana', options: { isPublic: true, decks: ['owls'], teams: false, clock: null }, seats: [] }

function server(status: number, answer: unknown, headers: Readonly<Record<string, string>> = {}) {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  const fetch = ((to: string, init?: RequestInit) => {
    asked.push({ url: to, init })
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return Promise.resolve(new Response(text, { status, headers }))
  }) as typeof globalThis.fetch
  return { asked, asking: { url, fetch } }
}

test('opening a table returns its name, the seat, and for bots the secret', async () => {
  const { asked, asking } = server(
    201,
    { table: 'abc', seat: 0 },
    { 'set-cookie': 'seat_abc=SECRET; Path=/; HttpOnly' },
  )

  expect(await openTable(asking, body)).toEqual({ table: 'abc', seat: 0, secret: 'SECRET' })
  expect(asked).toEqual([
    {
      url: `${url}/api/tables`,
      init: expect.objectContaining({ method: 'POST', body: JSON.stringify(body) }) as object,
    },
  ])
})

test('a client with a seat sends its secret', async () => {
  const { asked, asking } = server(200, { seat: 1 })

  expect(await takeSeat({ ...asking, secret: 'A' }, 'abc', { name: 'Bo' })).toEqual({
    table: 'abc',
    seat: 1,
    secret: undefined,
  })
  expect(asked[0]?.init?.headers).toMatchObject({ authorization: 'Seat A' })
})

test('a refusal comes through', async () => {
  const { asking } = server(403, { key: 'no-such-seat', facts: {} })

  expect(await claimSeat(asking, 'abc', 'SECRET')).toEqual({ key: 'no-such-seat', facts: {} })
})

test('a reply that is not ours is reported as such', async () => {
  expect(await listTables(server(502, '<h1>Bad Gateway</h1>').asking)).toEqual({
    key: 'no-answer',
    facts: { status: 502 },
  })
  expect(await listTables(server(200, 'hello').asking)).toEqual({ key: 'no-answer', facts: { status: 200 } })
})

test('no network is a refusal, not a fault', async () => {
  const fetch = () => Promise.reject(new TypeError('offline'))

  expect(await getProof({ url, fetch }, 'abc', 1)).toEqual({ key: 'no-connection', facts: {} })
})
