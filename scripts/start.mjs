// `npm start`: builds what is missing and opens the table in the browser.
import { runInForeground, installAndBuild } from './workspace.mjs'

installAndBuild()

// The objects of a table live too long between two moves for Node's small young generation, and would be copied twice.
process.exitCode = await runInForeground('--max-semi-space-size=128', 'apps/server/dist/main.js')
