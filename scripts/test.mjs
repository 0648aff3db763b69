// `npm test`: builds, lints and runs every test; `npm test -- words` runs only the test files whose path has the words.
import { handOver, prepare, succeeds } from './house.mjs'

const asked = process.argv.slice(2)

prepare()
const isTidy = asked.length > 0 || isHouseInOrder()
const code = await handOver('node_modules/vitest/vitest.mjs', 'run', ...asked)
process.exitCode = isTidy ? code : code || 1

/** Looks at everything even after a fault, so that one run tells all there is to mend. */
function isHouseInOrder() {
  const isLinted = succeeds('node_modules/oxlint/bin/oxlint', '--type-aware')
  if (!isLinted) console.error('The linter found faults (see above), so this run fails whatever the tests say.')
  const isLocked = succeeds('scripts/check-lock.mjs')
  if (!isLocked) console.error('The lockfile has faults (see above), so this run fails whatever the tests say.')
  const isSimple = succeeds('scripts/figures.mjs')
  if (!isSimple)
    console.error('A figure of ARCHITECTURE.md got worse (see above), so this run fails whatever the tests say.')
  return isLinted && isLocked && isSimple
}
