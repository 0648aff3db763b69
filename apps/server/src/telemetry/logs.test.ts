/** Logs record as little about visitors as is useful. */
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { loggerOptions, redactAddress, redactTableId } from './logs.ts'

const TABLE = 'abcdefghij27'

function loggedApp(): { readonly app: FastifyInstance; readonly lines: string[] } {
  const lines: string[] = []
  const app = fastify({
    logger: loggerOptions('info', { write: (line) => void lines.push(line) }),
    trustProxy: 'loopback',
  })
  onTestFinished(() => app.close())
  return { app, lines }
}

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:3456::1', '2001:db8:12::/48'],
  ['2001:0db8:0012:3456:1:2:3:4', '2001:db8:12::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['nonsense', 'unknown'],
])('%s is written as %s', (address, short) => {
  expect(redactAddress(address)).toBe(short)
})

test('a request leaves its path and its network, and nothing else', async () => {
  const { app, lines } = loggedApp()
  app.post('/api/tables/:table/seats', () => ({}))

  await app.inject({
    method: 'POST',
    url: `/api/tables/${TABLE}/seats?secret=hidden#hidden`,
    headers: { cookie: 'seat_x=hidden', authorization: 'Seat hidden', 'x-forwarded-for': '203.0.113.77' },
    payload: { name: 'hidden' },
  })

  const request = { method: 'POST', url: '/api/tables/abcd…/seats', from: '203.0.113.0/24' }
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ level: 'info', req: request, msg: 'incoming request' }),
  )
  expect(lines.join()).not.toContain('hidden')
  expect(lines.join()).not.toContain(TABLE)
  expect(lines.join()).not.toContain('203.0.113.77')
})

test('an error is found by where it happened, without what was sent', async () => {
  const { app, lines } = loggedApp()
  app.post('/fails', () => {
    throw new SyntaxError(`Unexpected token "hidden" after 'hidden too' and "hidden to the end`)
  })

  await app.inject({ method: 'POST', url: '/fails' })

  const [failure] = lines.map((line) => JSON.parse(line) as { err?: object }).filter(({ err }) => err !== undefined)
  expect(failure).toMatchObject({
    level: 'error',
    err: {
      type: 'SyntaxError',
      message: `Unexpected token "…" after '…' and "…"`,
      stack: expect.stringContaining('logs.test') as string,
    },
  })
  expect(lines.join()).not.toContain('hidden')
})

test('an error that is logged alone is not quoted either', () => {
  const { app, lines } = loggedApp()

  app.log.error(new Error('Nobody is called "hidden".'))

  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'error', msg: 'Nobody is called "…".', err: { message: 'Nobody is called "…".' } },
  ])
})

test('a table is named by its first letters only', () => {
  expect(redactTableId(TABLE)).toBe('abcd…')
})
