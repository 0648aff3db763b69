/** Before all browser tests: one browser and one server of the built page, for all of them. */
import { hostname } from 'node:os'
import { buildApp } from '@merchants/server'
import { serveBrowser } from '@merchants/testkit'
import type { TestProject } from 'vitest/node'

/** The name of this machine, as in a home network: a page on plain http under a name is not a secure context. */
export const HOUSE = hostname().toLowerCase()

declare module 'vitest' {
  interface ProvidedContext {
    readonly page: string
    readonly browser: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await serveBrowser(`--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`)
  const app = await buildApp()
  provide('page', await app.listen({ host: '127.0.0.1', port: 0 }))
  provide('browser', browser.wsEndpoint())

  return async () => {
    await Promise.all([app.close(), browser.close()])
  }
}
