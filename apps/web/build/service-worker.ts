/** Builds the service worker along with the page and tells it which files the page consists of, and the words it says. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { filesBelow } from './files.ts'

const SOURCE = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url))
const WORDS = fileURLToPath(new URL('../words/', import.meta.url))
const NAME = 'service-worker.js'

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: NAME })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        const kept = filesBelow(dir).filter((file) => file !== NAME && !file.endsWith('.map'))
        const files = kept.map((file) => [addressOf(file), integrityOf(join(dir, file))])
        const worker = join(dir, NAME)
        const list = JSON.stringify(Object.fromEntries(files))
        const text = readFileSync(worker, 'utf8')
        writeFileSync(worker, text.replace('FILES_OF_PAGE', () => list).replace('WORDS_OF_PUSH', wordsOfPush))
      },
    },
  }
}

/** The few words that are said when no page is open. */
function wordsOfPush(): string {
  const languages = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const words = languages.map(({ name }) => {
    const { title, body } = JSON.parse(readFileSync(join(WORDS, name, 'push.json'), 'utf8')) as Record<string, string>
    return [name, { title, body }]
  })
  return JSON.stringify(Object.fromEntries(words))
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file}`
}

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
}
