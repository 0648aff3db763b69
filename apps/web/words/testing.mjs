// For tests: small libraries of words in a folder of their own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from './build.mjs'

/**
 * Builds a library from file contents by language and path (text stays as it is, anything else becomes JSON), lets its
 * faults and its modules be inspected, and removes it.
 */
export async function withLibrary(files, look) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  try {
    for (const [language, contents] of Object.entries(files)) {
      for (const [path, content] of Object.entries(contents)) write(join(folder, language, path), content)
    }
    const generated = join(folder, 'generated')
    return await look(build(folder, generated).faults, generated)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
