// Reads the files of words of every language: which there are, and what is in them as plain data.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeset } from './typography.mjs'

/** English comes first. It decides the files, keys and slots, and the others are checked against it. */
export const LANGUAGES = ['en', 'fr', 'pl']

/** The content of each file in each language, by its path below the language. An unreadable file is undefined. */
export function readFiles(root, faults) {
  const files = new Map()
  for (const language of LANGUAGES) {
    for (const file of pathsIn(join(root, language))) {
      if (!files.has(file)) files.set(file, {})
      files.get(file)[language] = typeset(readJson(root, `${language}/${file}`, faults), language)
    }
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function pathsIn(folder) {
  const jsonIn = (path) => (existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [])
  return [...jsonIn(folder), ...jsonIn(join(folder, 'cards')).map((name) => `cards/${name}`)]
}

function readJson(root, file, faults) {
  const text = readFileSync(join(root, file), 'utf8')
  try {
    const content = JSON.parse(text)
    if (isRecord(content)) {
      faults.push(...repeatedKeys(text, content).map((key) => `${file}: ${key}: is written twice`))
      return content
    }
    faults.push(`${file}: must be one JSON object`)
  } catch (error) {
    faults.push(`${file}: is not valid JSON: ${error.message}`)
  }
  return undefined
}

export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON lets a later key replace an earlier one without a word. Only top keys are looked at, and only in flat files. */
function repeatedKeys(text, content) {
  if (!Object.values(content).every((value) => typeof value === 'string')) return []
  const seen = new Set()
  const keys = [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)].filter(([, , colon]) => colon)
  return keys.map(([, quoted]) => JSON.parse(quoted)).filter((key) => seen.has(key) || !seen.add(key))
}
