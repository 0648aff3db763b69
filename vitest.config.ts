// How the tests run: all in one pool of threads, with patience for games played to their end.
import { defineConfig } from 'vitest/config'
import { TallyReporter } from './scripts/tally-reporter.ts'

const patience = 120_000

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
    reporters: ['default', new TallyReporter()],
    testTimeout: patience,
    hookTimeout: patience,

    // Rules are pure, so test files may share a thread and its loaded modules; left alone, vitest would keep a core idle.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    restoreMocks: true,
  },
})
