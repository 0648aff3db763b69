// `npm run reach`: measures the table in every window, with every number of players, language and theme, and takes minutes.
import { handOver, prepare } from './house.mjs'

/** Runs the reach test with the whole matrix; `pictures` is where it leaves what it has looked at. */
export function reach(pictures) {
  process.env.REACH = 'all'
  if (pictures !== undefined) process.env.REACH_PICTURES = pictures
  return handOver(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'browser',
    'apps/web/e2e/reach.test.ts',
    '--retry=0',
  )
}

if (import.meta.filename === process.argv[1]) {
  prepare()
  process.exitCode = await reach()
}
