/** The keys that tell push services who we are: given, or made once and kept. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import type { VapidKeys } from '../settings-parts.ts'

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
    await writeFile(path, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  }
  await chmod(path, 0o600)
  return pair.parse(JSON.parse(await readFile(path, 'utf8')))
}
