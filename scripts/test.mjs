// `npm test`: builds, lints and runs every test; `npm test -- words` runs only the test files whose path has the words.
import { runInForeground, installAndBuild, runAndCheck } from './workspace.mjs'

const asked = process.argv.slice(2)

installAndBuild()
const isTidy = asked.length > 0 || runStaticChecks()
const code = await runInForeground('node_modules/vitest/vitest.mjs', 'run', ...asked)
process.exitCode = isTidy ? code : code || 1

/** Looks at everything even after a fault, so that one run tells all there is to fix. */
function runStaticChecks() {
  const isLinted = runAndCheck('node_modules/oxlint/bin/oxlint', '--type-aware')
  if (!isLinted) console.error('The linter found faults (see above), so this run fails whatever the tests say.')
  const isLocked = runAndCheck('scripts/check-lockfile.mjs')
  if (!isLocked) console.error('The lockfile has faults (see above), so this run fails whatever the tests say.')
  const isSimple = runAndCheck('scripts/figures.mjs')
  if (!isSimple)
    console.error('A figure of ARCHITECTURE.md got worse (see above), so this run fails whatever the tests say.')
  const isWellSaid = runAndCheck('scripts/voice.mjs')
  if (!isWellSaid)
    console.error('A habit of docs/voice.md came back (see above), so this run fails whatever the tests say.')
  return isLinted && isLocked && isSimple && isWellSaid
}
