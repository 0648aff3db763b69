// `npm test`: builds, lints and runs every test; `npm test -- words` runs only the test files whose path has the words.
import { runInForeground, installAndBuild, runQuietly } from './workspace.mjs'

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
const code = await runInForeground('node_modules/vitest/vitest.mjs', 'run', ...asked)
process.exitCode = (await checks).every(Boolean) ? code : code || 1

/** Tests go on after a fault, so that one run reports everything there is to fix. */
async function isTidy([fault, ...check]) {
  const { code: failed, output } = await runQuietly(...check)
  process.stdout.write(output)
  if (failed) console.error(`${fault} (see above), so this run fails whatever the tests say.`)
  return !failed
}
