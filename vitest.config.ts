// How the tests run: first those of plain code, in one pool of threads, then those with services beside them, then those
// in Chromium, then a few in Firefox and WebKit.
import { defineConfig } from 'vitest/config'
import { TallyReporter } from './scripts/tally-reporter.ts'

const patience = 120_000
/** A whole game in a browser takes its time on a busy machine. */
const longPatience = 300_000

/** Tests with PostgreSQL and Redis beside them. */
const withServices = ['packages/*/src/**/*.services.test.ts', 'apps/*/src/**/*.services.test.ts']

export default defineConfig({
  test: {
    reporters: ['default', new TallyReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          exclude: withServices,
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
          name: 'services',
          include: withServices,
          globalSetup: ['scripts/services.ts'],
          testTimeout: patience,
          hookTimeout: patience,
          restoreMocks: true,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/web/e2e/*.test.ts'],
          globalSetup: ['scripts/services.ts', 'apps/web/e2e/setup.ts'],
          testTimeout: longPatience,
          hookTimeout: patience,
          restoreMocks: true,
          expect: { poll: { timeout: 30_000 } },

          // A busy machine can draw a page later than any person would wait; the closing lines name what needed a second try.
          retry: 1,

          // One browser serves them all, and it is the browser that works.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'engines',
          include: ['apps/web/e2e/engines/*.test.ts'],
          globalSetup: ['apps/web/e2e/setup.ts', 'apps/web/e2e/engines/setup.ts'],
          testTimeout: patience,
          hookTimeout: patience,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
