/** The browser of one process of tests. In the same process, it costs a fifth less than behind a socket. */
import { hostname } from 'node:os'
import { launchBrowser, serveBrowser } from '@merchants/testkit'
import { chromium, type Browser } from 'playwright-core'
import { hasStalls, stallingBrowser } from './stalls.ts'

/** The name of this machine, as in a home network. A page on plain http under a name is not a secure context. */
export const HOUSE = hostname().toLowerCase()

const AT_HOME = `--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`

export async function openBrowser(): Promise<Browser> {
  if (!hasStalls) return launchBrowser(AT_HOME)
  const served = await serveBrowser(AT_HOME)
  return chromium.connect(await stallingBrowser(served.wsEndpoint()))
}
