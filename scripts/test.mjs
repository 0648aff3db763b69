// `npm test`: builds, lints and runs every test; `npm test -- words` runs only the test files whose path has the words.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  ['The lockfile has faults', 'scripts/check-lockfile.mjs'],
  ['A figure of ARCHITECTURE.md got worse', 'scripts/figures.mjs'],
  ['A habit of docs/voice.md came back', 'scripts/voice.mjs'],
]

const asked = process.argv.slice(2)

installAndBuild()
const checks = Promise.all((asked.length > 0 ? [] : CHECKS).map(isTidy))
const code = asked.length > 0 ? await runTests(asked) : await runAllTests()
process.exitCode = (await checks).every(Boolean) ? code : code || 1

function runTests(words) {
  return runInForeground('node_modules/vitest/vitest.mjs', 'run', ...words)
}

/** Ends with one line that counts the tests of both halves, if both came to their end. */
async function runAllTests() {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-tally-'))
  const tally = join(folder, 'tally')
  writeFileSync(tally, '')
  process.env.VITEST_TALLY = tally
  const codes = await Promise.all(HALVES.map(runTests))
  const tallies = readFileSync(tally, 'utf8').split('\n').filter(Boolean).map(JSON.parse)
  rmSync(folder, { recursive: true })
  const sum = (count) => tallies.reduce((all, each) => all + each[count], 0)
  if (tallies.length === HALVES.length)
    console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  return Math.max(...codes)
}

/** Tests go on after a fault, so that one run reports everything there is to fix. */
async function isTidy([fault, ...check]) {
  const { code: failed, output } = await runQuietly(...check)
  process.stdout.write(output)
  if (failed) console.error(`${fault} (see above), so this run fails whatever the tests say.`)
  return !failed
}
