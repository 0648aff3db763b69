// `npm start`: builds what is missing and opens the table in the browser.
import { handOver, prepare } from './house.mjs'

prepare()
// Most of what a move makes is gone after the next one: with more room for the young, less of it is carried about.
process.env.NODE_OPTIONS = `--max-semi-space-size=32 ${process.env.NODE_OPTIONS ?? ''}`
process.exitCode = await handOver('apps/server/dist/main.js')
