// `npm test`: builds, lints and runs every test; `npm test -- words` runs only the test files whose path has the words.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInForeground, installAndBuild, runQuietly } from './workspace.mjs'

/**
 * Tests in browsers run beside all others, each with a cache of its own. Whenever some wait for a process, a timer or
 * an animation, others work.
 */
const HALVES = [
  ['--project=browser', '--experimental.fsModuleCachePath=node_modules/.browser-tests-cache'],
  ['--project=!browser'],
]

/** They run beside the tests, and each reports when it is done. */
const CHECKS = [
  ['The linter found faults', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  ['Something is not used', 'node_modules/knip/bin/knip.js'],
  ['The lockfile has faults', 'scripts/check-lockfile.mjs'],
  ['A figure of ARCHITECTURE.md got worse', 'scripts/figures.mjs'],
  ['A habit of docs/voice.md came back', 'scripts/voice.mjs'],
]

const asked = process.argv.slice(2)

installAndBuild()
const checks = Promise.all((asked.length > 0 ? [] : CHECKS).map(isTidy))
const code = asked.length > 0 ? await runTests(asked) : await runAllTests()
process.exitCode = (await checks).every(Boolean) ? code : code || 1

function runTests(options) {
  return runInForeground('node_modules/vitest/vitest.mjs', 'run', ...options)
}

/** Ends with the faults and the counts of both halves together, as if they were one run. */
async function runAllTests() {
  const reports = mkdtempSync(join(tmpdir(), 'merchants-reports-'))
  process.env.VITEST_HALF = 'yes'
  const codes = await Promise.all(
    HALVES.map((half, index) => runTests([...half, `--outputFile.blob=${join(reports, `${index}.json`)}`])),
  )
  const together = ['--reporter=minimal', '--reporter=./scripts/tally-reporter.ts']
  const code = await runTests([`--mergeReports=${reports}`, ...together])
  rmSync(reports, { recursive: true })
  return Math.max(...codes, code)
}

/** Tests go on after a fault, so that one run reports everything there is to fix. */
async function isTidy([fault, ...check]) {
  const { code: failed, output } = await runQuietly(...check)
  process.stdout.write(output)
  if (failed) console.error(`${fault} (see above), so this run fails whatever the tests say.`)
  return !failed
}
