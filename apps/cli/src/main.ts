/** The merchants command line, from what was typed to an exit code. */
import { run } from './program.ts'

// The reader of our output may stop reading, as in `merchants run games.ndjson | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2))

process.exitCode = await run(process.argv.slice(2))
