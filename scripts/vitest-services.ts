// Starts one PostgreSQL and one Redis before all tests that need them. A test gets their addresses with `inject`.
import { startServices } from '@merchants/testkit'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: string
    readonly redis: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const services = await startServices()
  provide('postgres', services.postgres)
  provide('redis', services.redis)
  return () => services.stop()
}
