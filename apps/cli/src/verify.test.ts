/** `merchants verify`: sentences for a person, and an exit code for a script. */
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Proof } from '@merchants/protocol'
import type { TableEvent } from '@merchants/room'
import { digestOf, buildProof, Room } from '@merchants/room'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from './program.ts'
import { verify } from './verify.ts'

const stored = new URL('../../../packages/room/src/testing/version-1.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(stored, 'utf8')) as { entries: readonly TableEvent[] }
const game = buildProof(new Room(entries), 1) as Proof
const text = JSON.stringify(game)

describe('a proof that holds', () => {
  test('is explained step by step', () => {
    const { lines, isRight } = verify(text)
    expect(isRight).toBe(true)
    expect(lines[0]).toBe('Game 1 at table abcdefghijkl: Ana, Bo, the bot at seat 3.')
    expect(lines.filter((line) => line.startsWith('right'))).toHaveLength(5)
    expect(lines.join('\n')).toContain('2 of 3 players')
    expect(lines.join('\n')).toContain('Bo won')
  })

  test('lists undos and new players, or says that they were not recorded yet', () => {
    const noted = (events: Proof['events']): string[] => {
      const { digest: _, ...facts } = { ...game, ...(events && { events }) }
      return verify(JSON.stringify({ ...facts, digest: digestOf(facts) })).lines.filter((line) =>
        line.startsWith('note'),
      )
    }
    expect(noted(undefined)).toEqual(['note   This game began before undos were recorded.'])
    expect(noted([])).toEqual(['note   Nothing was undone, and no new player took a seat.'])
    expect(
      noted([
        { what: 'undone', answers: 12, seat: 0, steps: 1, by: 'undo' },
        { what: 'undone', answers: 20, seat: 1, steps: 14, by: 'agreed' },
        { what: 'seat taken', answers: 20, seat: 2, name: 'Eve' },
      ]),
    ).toEqual([
      'note   After 12 answers Ana undid 1 answer, before anyone had learned anything from it.',
      'note   After 20 answers Bo undid 14 answers, with everyone’s consent.',
      'note   After 20 answers Eve took over seat 3.',
    ])
  })

  test('is compared with the seal', () => {
    expect(verify(text, game.commitment).isRight).toBe(true)
    const { lines, isRight } = verify(text, '0'.repeat(64))
    expect(isRight).toBe(false)
    expect(lines.at(-1)).toMatch(/^WRONG {2}The seal shown before the game was a different one/)
  })
})

test.each([
  ['The secret is not the one that was sealed', { ...game, secret: '0'.repeat(64) }],
  ['The shuffles do not come from the secret', { ...game, seed: '0'.repeat(64) }],
  ['Answer 1 is not possible', { ...game, answers: [[99], ...game.answers] }],
  ['The game does not end as recorded', { ...game, winners: [0] }],
  ['This is not the proof of a game', { hello: 'world' }],
])('%s', (words, changed) => {
  const { lines, isRight } = verify(JSON.stringify(changed))
  expect(isRight).toBe(false)
  expect(lines.join('\n')).toContain(`WRONG  ${words}`)
})

test('a text that is not JSON is not a proof', () => {
  expect(verify('{').isRight).toBe(false)
})

describe('the command', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verify-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
    process.exitCode = 0
  })

  test('reads a file and says by its exit code whether it holds', async () => {
    const file = join(folder, 'proof.json')
    writeFileSync(file, text)
    expect(await run(['verify', file])).toBe(0)
    writeFileSync(file, text.replace(game.secret, '0'.repeat(64)))
    expect(await run(['verify', file])).toBe(1)
    expect(await run(['verify', join(folder, 'nothing.json')])).toBe(2)
  })

  test('names an address that does not answer', async () => {
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    try {
      expect(await run(['verify', 'http://127.0.0.1:1/proof'])).toBe(2)
      expect(errors.mock.calls.join('')).toContain('error: http://127.0.0.1:1/proof cannot be reached')
    } finally {
      errors.mockRestore()
    }
  })

  test('reads an address', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/api/tables/abcdefghijkl/games/1' ? 200 : 404).end(text)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/tables/abcdefghijkl/games`
    try {
      expect(await run(['verify', `${address}/1`])).toBe(0)
      expect(await run(['verify', `${address}/2`])).toBe(2)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})
