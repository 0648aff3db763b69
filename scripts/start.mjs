// `npm start`: builds what is missing and opens the table in the browser.
import { handOver, prepare } from './house.mjs'

prepare()
process.exitCode = await handOver('apps/server/dist/main.js')
