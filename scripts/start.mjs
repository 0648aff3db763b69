// `npm start`: builds what is missing and opens a game in the terminal.
import { handOver, prepare } from './house.mjs'

prepare()
process.exitCode = await handOver('apps/cli/bin/merchants.js', 'play', ...process.argv.slice(2))
