/** The keys that tell push services who we are: given, or made once and kept. */
import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import { arePair, BadSetting, type VapidKeys } from '../parse-env.ts'
import { parseJson } from '../socket/parse-message.ts'

const pair = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Several servers must have the same keys, so where there are several they are given or there are no pushes. */
export async function vapidKeysOf({
  vapid,
  redisUrl,
  data,
}: Pick<Settings, 'vapid' | 'redisUrl' | 'data'>): Promise<VapidKeys | undefined> {
  if (vapid !== undefined || redisUrl !== undefined) return vapid
  const path = join(data, 'vapid.json')
  await mkdir(data, { recursive: true })
  try {
    await chmod(path, 0o600)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    await makeKeys(path)
  }
  return readKeys(path)
}

/** Written to another file and renamed, so a reader finds a whole file. Of two concurrent writers the first wins. */
async function makeKeys(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
}

async function readKeys(path: string): Promise<VapidKeys> {
  const keys = pair.safeParse(parseJson(await readFile(path, 'utf8')))
  if (keys.success && arePair(keys.data)) return keys.data
  throw new BadSetting(
    `The file ${path} is damaged. It should contain the keys for notifications. Restore it from a copy, or delete it; then new keys are created, and players have to turn notifications on again.`,
  )
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
