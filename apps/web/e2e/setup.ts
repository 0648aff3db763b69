/** Starts one server of the built page and one for games online, for all browser tests, and fetches their browser. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findChromium } from '@merchants/testkit'
import type { TestProject } from 'vitest/node'
import { startWithFolder } from './program.ts'

const PAGE_SERVER = fileURLToPath(new URL('./page-server.mjs', import.meta.url))

declare module 'vitest' {
  interface ProvidedContext {
    readonly page: string
    readonly server: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [page, server] = await Promise.all([startPageServer(), startWithFolder(), findChromium()])
  provide('page', page.url)
  provide('server', server.address)

  return async () => {
    await Promise.all([page.stop(), server.stop()])
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
