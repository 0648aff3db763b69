// `npm run reach`: measures the tables, the first page and the companion in every window, with every number of players, language and theme, and takes minutes.
import { runInForeground, installAndBuild } from './workspace.mjs'

/** Runs the reach test with the whole matrix; `pictures` is where it leaves what it has looked at. */
export function reach(pictures) {
  process.env.REACH = 'all'
  if (pictures !== undefined) process.env.REACH_PICTURES = pictures
  return runInForeground(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'browser',
    'apps/web/e2e/reach.test.ts',
    'apps/web/e2e/reach-home.test.ts',
    'apps/web/e2e/reach-cove.test.ts',
    'apps/web/e2e/companion-box.test.ts',
    '--retry=0',
  )
}

if (import.meta.filename === process.argv[1]) {
  installAndBuild()
  process.exitCode = await reach()
}
