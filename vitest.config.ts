// How the tests run: first those of plain code, in one pool of threads, then those in a browser.
import { defineConfig } from 'vitest/config'
import { TallyReporter } from './scripts/tally-reporter.ts'

const patience = 120_000

export default defineConfig({
  test: {
    reporters: ['default', new TallyReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          testTimeout: patience,
          hookTimeout: patience,
          restoreMocks: true,

          // Rules are pure, so test files may share a thread and its loaded modules; left alone, vitest would keep a core idle.
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/web/e2e/**/*.test.ts'],
          globalSetup: ['apps/web/e2e/setup.ts'],
          testTimeout: patience,
          hookTimeout: patience,
          restoreMocks: true,

          // One browser serves them all, and it is the browser that works.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
