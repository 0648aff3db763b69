/** The keys for notifications in their file: whole or not at all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { vapidKeysOf } from './vapid-keys.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const keysIn = (data: string) => vapidKeysOf({ vapid: undefined, redisUrl: undefined, data })

test('many who start at once make one pair, for their owner alone, and leave nothing else behind', async () => {
  const folder = newFolder()
  const pairs = await Promise.all(Array.from({ length: 10 }, () => keysIn(folder)))

  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['vapid.json'])
  expect(statSync(join(folder, 'vapid.json')).mode & 0o077).toBe(0)
})

test.each(['', '{', '{}', '{"publicKey":"x","privateKey":"y"}'])(
  'a file with %j is named in one sentence, and kept',
  async (text) => {
    const folder = newFolder()
    const file = join(folder, 'vapid.json')
    writeFileSync(file, text)

    await expect(keysIn(folder)).rejects.toThrow(
      `The file ${file} is damaged. It should contain the keys for notifications.`,
    )
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
