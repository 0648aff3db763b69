// Everything we write, by kind: the page's words, documents, comments, test titles, and what the terminal and the server say.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { filesBelow, root, workspaces } from '../workspace.mjs'

const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'CREDITS.md']
const LISTED_HABITS = /^(?:docs\/voice\.md|scripts\/voice\/)/
/** Numbered rules and rulings, which put conditions before a colon (“Empty deck: no effect”). */
const RULES = /^docs\/rules\//

/** Texts as `{ at, text }`, by kind. */
export function allTexts() {
  const sources = [...workspaces, 'scripts', 'examples'].flatMap(filesBelow).filter((path) => !LISTED_HABITS.test(path))
  const code = sources.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts')).map(parsed)
  const pages = [...PAGES, ...filesBelow('docs')].filter((path) => path.endsWith('.md') && !LISTED_HABITS.test(path))
  const styles = sources.filter((path) => path.endsWith('.css'))
  return {
    words: words('en'),
    french: words('fr'),
    polish: words('pl'),
    docs: pages.filter((path) => !RULES.test(path)).flatMap(proseOf),
    rules: pages.filter((path) => RULES.test(path)).flatMap(proseOf),
    comments: [...code.flatMap(({ comments }) => comments), ...styles.flatMap(commentsOfStyle)],
    titles: code.flatMap(({ titles }) => titles),
    texts: code.flatMap(({ texts }) => texts),
  }
}

const read = (path) => readFileSync(join(root, path), 'utf8')

function words(language) {
  const files = filesBelow(`apps/web/words/${language}`)
  return files.flatMap((path) => stringsIn(JSON.parse(read(path)), path.slice('apps/web/words/'.length)))
}

/** Every string of plain data, with the way to it. */
export function stringsIn(data, at) {
  if (typeof data === 'string') return [{ at, text: data }]
  return Object.entries(data ?? {}).flatMap(([name, value]) => stringsIn(value, `${at} ${name}`))
}

/** The lines of a document that are not code. */
function proseOf(path) {
  let isCode = false
  return read(path)
    .split('\n')
    .flatMap((text, line) => {
      if (text.trimStart().startsWith('```')) isCode = !isCode
      return isCode ? [] : [{ at: `${path}:${line + 1}`, text: text.replaceAll(/`[^`]*`/g, '`') }]
    })
}

function commentsOfStyle(path) {
  const text = read(path)
  return [...text.matchAll(/\/\*([^]*?)\*\//g)].map((found) => ({ at: place(path, text, found.index), text: found[1] }))
}

function place(path, text, index) {
  return `${path}:${text.slice(0, index).split('\n').length}`
}

/** A comment runs over lines; what is in it is read as one text, without its stars. */
const joined = (comment) => comment.replaceAll(/\n\s*\*? ?/g, ' ')

function parsed(path) {
  const text = read(path)
  const { program, comments } = parseSync(path, text)
  const found = { comments: [], titles: [], texts: [] }
  for (const { value, start } of comments) found.comments.push({ at: place(path, text, start), text: joined(value) })
  const titles = new Set()
  visit(program, (node) => {
    if (isTest(node)) titles.add(node.arguments[0])
    const said = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined
    if (typeof said !== 'string' || !said.includes(' ')) return
    const kind = titles.has(node) ? 'titles' : 'texts'
    if (kind === 'texts' && isId(said)) return
    if (kind === 'texts' && /\.test\.tsx?$|\/testing\/|\/e2e\//.test(path)) return
    found[kind].push({ at: place(path, text, node.start), text: kind === 'titles' ? said.replace(RULING, '') : said })
  })
  return found
}

/** The ruling at the start of a title: `macaws-2 hidden information: …`, `rules 12: …`. */
const RULING = /^[a-z]+[- ]\d[^:]*: /

/** Names of events and questions in code: `nobody boards`, `chance.die`. */
const isId = (text) => /^[a-z]+(?: [a-z]+){1,2}$|^chance\.|^[A-Z]:\\/.test(text)

/** `test('…', …)`, also `test.each(…)('…', …)` and `describe('…', …)`. */
function isTest({ type, callee, arguments: given }) {
  if (type !== 'CallExpression' || given[0]?.type !== 'Literal') return false
  let called = callee
  while (called.type === 'MemberExpression' || called.type === 'CallExpression') called = called.object ?? called.callee
  return called.type === 'Identifier' && /^(?:test|it|describe)$/.test(called.name)
}

function visit(node, look) {
  look(node)
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const each of part) if (typeof each?.type === 'string') visit(each, look)
    if (typeof part?.type === 'string') visit(part, look)
  }
}
