/** Before the tests of other engines: finds out which can be tested here, and says so loudly if one cannot. */
import { ENGINES, whyNoEngine } from '@merchants/testkit'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines that this machine has. */
    readonly engines: readonly string[]
  }
}

export function setup({ provide }: TestProject): void {
  const missing = ENGINES.flatMap((engine) => {
    const why = whyNoEngine(engine)
    return why === undefined ? [] : [{ engine, why }]
  })
  for (const { engine, why } of missing) console.error(`Cannot test in ${engine}: ${why}`)
  provide(
    'engines',
    ENGINES.filter((engine) => missing.every((each) => each.engine !== engine)),
  )
}
