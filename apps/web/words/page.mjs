// Checks a page to read, such as the rules: plain data in chapters or steps that must have one shape in all languages.
import { isRecord } from './files.mjs'

export const isPage = (content) => Array.isArray(content.chapters) || Array.isArray(content.steps)

export function* checkPage(page, english, where) {
  for (const [path, wrong] of differences(page, english, '')) yield `${where}: ${path || 'the page'}: ${wrong}`
}

/** Where a value has another shape than in English. Text may differ, but not what code reads: ids, numbers, yes and no. */
function* differences(value, english, path) {
  if (kindOf(value) !== kindOf(english)) yield [path, `is ${kindOf(value)}, but en has ${kindOf(english)}`]
  else if (Array.isArray(value)) yield* listDifferences(value, english, path)
  else if (isRecord(value)) yield* recordDifferences(value, english, path)
  else if (value === '') yield [path, 'is empty']
  else if (isForCode(value, path) && value !== english) yield [path, `is ${value}, but en has ${english}`]
}

function kindOf(value) {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'an object'
  return value === undefined || value === null ? 'missing' : `a ${typeof value}`
}

const isForCode = (value, path) => typeof value !== 'string' || /(^|\.)id$/.test(path)

function* listDifferences(list, english, path) {
  if (list.length !== english.length) return yield [path, `has ${list.length} entries, but en has ${english.length}`]
  for (const [place, entry] of list.entries()) yield* differences(entry, english[place], `${path}[${place}]`)
}

function* recordDifferences(record, english, path) {
  for (const name of new Set([...Object.keys(english), ...Object.keys(record)])) {
    yield* differences(record[name], english[name], path === '' ? name : `${path}.${name}`)
  }
}
