// `npm run check`: everything that takes less than a minute. Types first, then layout and lint beside the tests that play no
// whole games and start no processes. `npm run check -- words` runs only the test files whose path has the words.
import { runInForeground, prepareTypes, runQuietly } from './workspace.mjs'

const asked = process.argv.slice(2)

prepareTypes()
const looks = Promise.all([
  runQuietly('node_modules/oxfmt/bin/oxfmt', '--check'),
  runQuietly('node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'),
  runQuietly('scripts/voice.mjs'),
])
const code = await runInForeground('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...asked)

const failed = (await looks).filter((look) => look.code !== 0)
for (const { output } of failed) console.error(output)
process.exitCode = code || failed.length
