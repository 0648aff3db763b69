/** Builds the template of single-file replays along with the page, with code, styles, fonts and pictures inside. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { styles } from './styles.ts'

const PAGE = fileURLToPath(new URL('..', import.meta.url))
const SOURCE = fileURLToPath(new URL('../src/games/dale/replay-file/main.tsx', import.meta.url))
const TEMPLATE = new URL('../src/games/dale/replay-file/template.html', import.meta.url)
const NAME = 'replay.html'
const PLACE_OF_PROGRAM = 'THE-PROGRAM-GOES-HERE'

export function replayFile(): Plugin {
  return {
    name: 'replay-file',
    apply: 'build',
    async generateBundle() {
      const template = readFileSync(TEMPLATE, 'utf8')
      const packed = gzipSync(JSON.stringify(await program()), { level: 9 }).toString('base64')
      this.emitFile({ type: 'asset', fileName: NAME, source: template.replace(PLACE_OF_PROGRAM, () => packed) })
    },
  }
}

/** The script and its styles, with everything they need inlined. */
async function program(): Promise<{ style: string; script: string }> {
  const { output } = (await build({
    configFile: false,
    root: PAGE,
    cacheDir: '../../.cache/vite-replay-file',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), fewerWords()],
    css: styles,
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: SOURCE,
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const scripts = output.filter((file) => file.type === 'chunk')
  const sheets = output.filter((file) => file.type === 'asset')
  const [script, ...others] = scripts
  if (script === undefined || others.length > 0 || sheets.some(({ fileName }) => !fileName.endsWith('.css'))) {
    throw new Error(`A replay should be one file, but has ${output.map(({ fileName }) => fileName).join(', ')}.`)
  }
  return { style: sheets.map(({ source }) => String(source)).join('\n'), script: script.code }
}

/** Texts of screens that a replay does not have. */
const OTHER_BOOKS = /^ {2}(?!messages|cards|rulings)\w+: \{\n(?: {4}.*\n)+ {2}\},\n/gm
const OTHER_TOPICS = /^ {2}"(?:home|records|settings|learn|rules|end|online|push)\..*\n/gm

function fewerWords(): Plugin {
  return {
    name: 'fewer-words',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/words/generated/books.ts')) return code.replaceAll(OTHER_BOOKS, '')
      return /\/words\/generated\/messages\.\w+\.ts$/.test(id) ? code.replaceAll(OTHER_TOPICS, '') : undefined
    },
  }
}
