// How the tests run. Packages are tested from their sources, not from the last build, and so are the threads that they
// start. Only executables and the page are tested as they are shipped, after the build has been updated.
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongFirst } from './scripts/long-first.ts'
import TallyReporter from './scripts/tally-reporter.ts'

/** Far more than any test takes, because a busy machine must not fail one. */
const patience = 600_000
/** A whole game in a browser, or all its windows. */
const longPatience = 1_800_000
/** How long a test waits for what it expects. */
const waiting = 120_000

const inWorkspaces = (name: string): string[] => [`packages/*/src/**/${name}`, `apps/*/src/**/${name}`]

/** Tests that play whole games. */
const games = inWorkspaces('*.games.test.ts')
/** Tests that start programs of ours. */
const processes = inWorkspaces('*.process.test.ts')
/** Tests with PostgreSQL and Redis beside them. */
const services = inWorkspaces('*.services.test.ts')

type Options = NonNullable<TestProjectInlineConfiguration['test']>

const project = (name: string, include: string[], options: Options): TestProjectInlineConfiguration => ({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    name,
    include,
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: waiting } },
    restoreMocks: true,
    execArgv: ['--import', import.meta.resolve('./scripts/from-source.mjs')],
    ...options,
  },
})

/** Rules are pure, so test files may share a thread and its loaded modules; left alone, vitest would keep a core idle. */
const sharedThreads: Options = { pool: 'threads', isolate: false, maxWorkers: '100%' }

/** Tests of programs, services and pages mostly wait, so there are more of them at a time than cores. */
const beside: Options = { maxWorkers: 3, sequence: { groupOrder: 2 } }

export default defineConfig({
  test: {
    // Both halves of `npm test` write to one terminal, so neither may draw there; their counts are joined at the end.
    reporters: [['default', { summary: false }], process.env['VITEST_HALF'] ? 'blob' : new TallyReporter()],
    sequence: { sequencer: LongFirst },
    // Caches transformed source files between runs.
    experimental: { fsModuleCache: true },
    projects: [
      project('unit', inWorkspaces('*.test.{ts,tsx}'), {
        ...sharedThreads,
        exclude: [...games, ...processes, ...services],
        setupFiles: ['scripts/vitest-draws.ts'],
        sequence: { groupOrder: 1 },
      }),
      project('games', games, {
        ...sharedThreads,
        sequence: { groupOrder: 1 },
        // With `DEEP` they play that many times as many games.
        testTimeout: patience * Number(process.env['DEEP'] ?? 1),
      }),
      project('processes', processes, {
        globalSetup: ['scripts/built.mjs'],
        ...beside,
      }),
      project('services', services, {
        globalSetup: ['scripts/built.mjs', 'scripts/vitest-services.ts'],
        ...beside,
      }),
      project('browser', ['apps/web/e2e/**/*.test.ts'], {
        globalSetup: ['scripts/built.mjs', 'scripts/vitest-services.ts', 'apps/web/e2e/setup.ts'],
        testTimeout: longPatience,

        // Test files of one process share its browser, which does most of the work, and loaded modules.
        ...beside,
        isolate: false,
      }),
    ],
  },
})
