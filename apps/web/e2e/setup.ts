/** Starts one browser, one server of the built page, and one for games online, for all browser tests. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { fileURLToPath } from 'node:url'
import { serveBrowser } from '@merchants/testkit'
import type { TestProject } from 'vitest/node'
import { startWithFolder } from './program.ts'
import { hasStalls, stallingBrowser } from './stalls.ts'

const PAGE_SERVER = fileURLToPath(new URL('./page-server.mjs', import.meta.url))

/** The name of this machine, as in a home network. A page on plain http under a name is not a secure context. */
export const HOUSE = hostname().toLowerCase()

declare module 'vitest' {
  interface ProvidedContext {
    readonly page: string
    readonly browser: string
    readonly server: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, page, server] = await Promise.all([
    serveBrowser(`--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`),
    startPageServer(),
    startWithFolder(),
  ])
  const stalling = hasStalls ? await stallingBrowser(browser.wsEndpoint()) : undefined
  provide('page', page.url)
  provide('server', server.address)
  provide('browser', stalling?.url ?? browser.wsEndpoint())

  return async () => {
    stalling?.stop()
    await Promise.all([page.stop(), server.stop(), browser.close()])
  }
}

/** As a process of its own, so that it is the built one and ends with us in any case. */
async function startPageServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = fork(PAGE_SERVER, { execArgv: [] })
  const gone = once(server, 'exit')
  const [said] = await Promise.race([once(server, 'message'), gone])
  if (typeof said !== 'string') throw new Error('The server of the page did not start.')
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await gone
  }
  return { url: said, stop }
}
