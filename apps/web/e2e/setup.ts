/** Before all browser tests: one browser and one server of the built page, for all of them. */
import { buildApp } from '@merchants/server'
import { serveBrowser } from '@merchants/testkit'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly page: string
    readonly browser: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await serveBrowser()
  const app = await buildApp()
  provide('page', await app.listen({ host: '127.0.0.1', port: 0 }))
  provide('browser', browser.wsEndpoint())

  return async () => {
    await Promise.all([app.close(), browser.close()])
  }
}
