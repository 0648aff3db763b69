// Ends a test run with one plain line, `N passed, N failed, N skipped`, for scripts to read. The lines before it say
// which engines could not be tested.
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const states = tests.map((test) => test.result().state)
    const count = (state: string) => states.filter((each) => each === state).length

    const passed = count('passed')
    const failed = count('failed') + modules.flatMap(errorsOutsideTests).length + strayErrors.length
    const skipped = states.length - passed - count('failed')
    const untested = new Set(tests.flatMap((test) => untestedEngine(test)))
    for (const engine of untested)
      process.stdout.write(`NOT TESTED ${engine}: it is not on this machine (see above).\n`)
    process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  }
}

/** The engine that a test was skipped for. */
function untestedEngine(test: TestCase): readonly string[] {
  const engine = /^in \w+/.exec(test.fullName)?.[0]
  return test.module.moduleId.includes('/engines/') && test.result().state === 'skipped' && engine !== undefined
    ? [engine]
    : []
}

/** A file that does not load, or a suite whose hook throws, fails although none of its tests did. */
function errorsOutsideTests(module: TestModule): readonly unknown[] {
  return [module, ...module.children.allSuites()].flatMap((part) => part.errors())
}
