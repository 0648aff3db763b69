// Compares many more twin games byte by byte than `npm test` does, and lets the observer watch 10,000 secret looks.
// `npm run secrets -- 0.1` does a tenth of it.
import { spawnSync } from 'node:child_process'

const share = Number(process.argv[2] ?? 1)
const times = (count) => String(Math.ceil(count * share))

const run = (files, env) =>
  spawnSync('npx', ['vitest', 'run', '--project', 'games', '--testTimeout', '7200000', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1

const failed =
  run(['packages/dale/src/twins', 'packages/dale/src/observer'], {
    SECRETS_GAMES: times(2000),
    SECRETS_LOOKS: times(10_000),
  }) + run(['packages/room/src/twins', 'apps/server/src/socket/twins'], { SECRETS_GAMES: times(400) })

process.exitCode = failed === 0 ? 0 : 1
