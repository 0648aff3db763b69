/** Responses of the server, with a small test page in place of the built one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp, defaultSettings } from './app.ts'

const PAGE = '<!doctype html><title>page</title>'
const SCRIPT = 'console.log("hello")'

const SECRET = 'not part of the page'

const around = mkdtempSync(join(tmpdir(), 'merchants-page-'))
const folder = join(around, 'page')
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(around, 'secret.txt'), SECRET)
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'service-worker.js'), '')
  writeFileSync(join(folder, 'assets/main-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  app = await buildApp({ pageFolder: folder })
})

afterAll(async () => {
  await app.close()
  rmSync(around, { recursive: true })
})

describe('the page', () => {
  test.each(['/', '/index.html', '/table/7', '/table/7?seat=2', '/apiary'])('is at %s', async (url) => {
    const answer = await app.inject(url)

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toBe(PAGE)
  })

  test.each(['/api', '/api/chairs', '/ws', '/ws/7?x', '/favicon.ico', '/assets/main-old.js'])(
    'is not at %s',
    async (url) => {
      const answer = await app.inject(url)

      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe('Not found.\n')
    },
  )

  test('is only read', async () => {
    expect(await app.inject({ method: 'POST', url: '/table/7' })).toHaveProperty('statusCode', 404)
  })

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'leads to no file outside its folder: %s',
    async (url) => {
      const answer = await app.inject(url)

      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.body).not.toContain(SECRET)
    },
  )
})

describe('files', () => {
  test('named after their content can be cached for ever', async () => {
    const { headers } = await app.inject('/assets/main-1a2b.js')

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toContain('javascript')
  })

  test('of any other name are asked for again', async () => {
    const first = await app.inject('/service-worker.js')
    const second = await app.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })

    expect(first.headers['cache-control']).toBe('no-cache')
    expect(second.statusCode).toBe(304)
  })

  test('come compressed to clients that understand it', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })

    expect(headers['content-encoding']).toBe('br')
    expect(headers['vary']).toContain('accept-encoding')
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT)
  })

  test('come as they are to anyone else', async () => {
    const { headers, body } = await app.inject('/assets/main-1a2b.js')

    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toBe(SCRIPT)
  })
})

test('the content security policy allows only our own origin', async () => {
  const { headers } = await app.inject('/')

  expect(headers['content-security-policy']).toBe(
    [
      "default-src 'self'",
      "img-src 'self' data:",
      "script-src-attr 'none'",
      "style-src-attr 'unsafe-inline'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
  )
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('other pages are isolated from ours where browsers support it, and browsers are not asked elsewhere', async () => {
  const apart = async (server: FastifyInstance, sent: Record<string, string>) => {
    const { headers } = await server.inject({ url: '/', headers: sent })
    return [headers['cross-origin-opener-policy'], headers['origin-agent-cluster']]
  }
  const behindProxy = await buildApp({ pageFolder: folder, settings: { ...defaultSettings(), trustProxy: 'loopback' } })
  onTestFinished(() => behindProxy.close())

  expect(await apart(app, { 'sec-fetch-site': 'none' })).toEqual(['same-origin', '?1'])
  expect(await apart(behindProxy, { 'x-forwarded-proto': 'https' })).toEqual(['same-origin', '?1'])
  expect(await apart(app, {})).toEqual([undefined, undefined])
})
