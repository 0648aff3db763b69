// Loaded into every test process, so that a thread started from the sources runs the sources, not the last build.
import { existsSync } from 'node:fs'
import { register } from 'node:module'

const [, program = ''] = process.argv
const isUncompiled = program.endsWith('.js') && !existsSync(program) && existsSync(program.replace(/\.js$/, '.ts'))
if (isUncompiled) register('./source-loader.mjs', import.meta.url)
