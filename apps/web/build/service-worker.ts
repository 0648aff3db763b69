/** Builds the service worker along with the page and tells it which files the page consists of. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { filesBelow } from './files.ts'

const SOURCE = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url))
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
        writeFileSync(
          worker,
          readFileSync(worker, 'utf8').replace('FILES_OF_PAGE', () => list),
        )
      },
    },
  }
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file}`
}

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
}
