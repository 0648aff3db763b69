// `npm run figures`: counts what keeps the code simple, and fails if a figure is worse than the one in ARCHITECTURE.md.
// `npm run figures -- --write` writes better ones down there; `npm run figures -- --list` also names what was counted.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { filesBelow, root, workspaces } from './workspace.mjs'

const LONGEST_FUNCTION = 60
const LONGEST_FILE = 300

const RULES = ['packages/tabletop/src/', 'packages/dale/src/', 'packages/cove/src/']
/** The hot loops of the rules, of the reference they are measured against, and of search. A cast there is cheaper than a check that cannot fail. */
const HOT = [...RULES, 'apps/bench/src/reference/', 'packages/bots/src/strong/', 'packages/bots/src/training/']
const ONLINE = ['packages/room/src/', 'packages/protocol/src/', 'packages/client/src/', 'apps/server/src/']
const GAMES = ['@merchants/dale', '@merchants/cove']

const files = workspaces
  .filter((workspace) => workspace !== 'packages/testkit')
  .flatMap((workspace) => filesBelow(`${workspace}/src`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path))
  .map(read)

const isBelow = (folders, path) => folders.some((folder) => path.startsWith(folder))

const sheets = filesBelow('apps/web/src')
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, rows: readFileSync(`${root}/${path}`, 'utf8').trimEnd().split('\n') }))
/** Rows of style sheets that say a certain thing. */
const rowsWith = (pattern) =>
  sheets.flatMap(({ path, rows }) => rows.flatMap((row, at) => (pattern.test(row) ? [`${path}:${at + 1}`] : [])))

/** Each figure is a list of what it counts, so that a figure that got worse can be looked up. */
const FIGURES = {
  'implementations of a running game': unique(
    files
      .filter(({ path, imports }) => !isBelow(RULES, path) && imports.some(continuesAGame))
      .map(({ path }) => dirname(path)),
  ),
  'files of room, server, protocol, client that import a game': files
    .filter(({ path, imports }) => isBelow(ONLINE, path) && imports.some(({ from }) => isGame(from)))
    .map(({ path }) => path),
  [`production functions over ${LONGEST_FUNCTION} lines`]: files.flatMap(({ functions }) =>
    functions.filter(({ lines }) => lines > LONGEST_FUNCTION).map(({ at, lines }) => `${at} (${lines})`),
  ),
  [`production files over ${LONGEST_FILE} lines`]: files
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(({ path, lines }) => `${path} (${lines})`),
  "`as` casts outside the rules' hot loops": files
    .filter(({ path }) => !isBelow(HOT, path))
    .flatMap(({ casts }) => casts),
  'hundreds of lines of CSS': rowsWith(/(?:)/).filter((_, at) => at % 100 === 0),
  'conditions of CSS on the window': rowsWith(
    /@media.*\b(width|height|orientation|aspect-ratio)\b|@container window\b/,
  ),
  '`!important` in CSS': rowsWith(/!important/),
}

const table = new URL('../ARCHITECTURE.md', import.meta.url)
const before = readFileSync(table, 'utf8')
let after = before
let isWorse = false
for (const [name, counted] of Object.entries(FIGURES)) {
  const row = new RegExp(`^(\\| ${escaped(name)} \\| )(\\d+)( \\|)`, 'm')
  const known = row.exec(before)
  if (known === null) throw new Error(`ARCHITECTURE.md has no row for: ${name}`)
  const limit = Number(known[2])
  after = after.replace(row, `$1${counted.length}$3`)
  if (counted.length > limit) isWorse = true
  console.log(`${String(counted.length).padStart(5)}  ${name}${counted.length > limit ? `, worse than ${limit}` : ''}`)
  if (process.argv.includes('--list')) for (const each of counted) console.log(`         ${each}`)
}

if (process.argv.includes('--write')) writeFileSync(table, after)
else if (isWorse) {
  console.log('`npm run figures -- --list` names what was counted.')
  process.exitCode = 1
} else if (after !== before) console.log('Better than written down: `npm run figures -- --write` keeps it so.')

/** A file with what is counted in it. */
function read(path) {
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const { program } = parseSync(path, text)
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineOf = (place) => starts.findLastIndex((start) => start <= place) + 1
  const file = { path, lines: starts.length - 1, imports: [], functions: [], casts: [] }
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map(({ imported, local }) => (imported ?? local).name)
      file.imports.push({ from: node.source.value, names })
    }
    if (isFunction(node)) {
      const first = lineOf(node.start)
      file.functions.push({ at: `${path}:${first}`, lines: lineOf(node.end) - first + 1 })
    }
    if (isCast(node)) file.casts.push(`${path}:${lineOf(node.start)}`)
  })
  return file
}

function visit(node, look) {
  look(node)
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const each of part) if (typeof each?.type === 'string') visit(each, look)
    if (typeof part?.type === 'string') visit(part, look)
  }
}

function isFunction({ type, body }) {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) && body !== null
}

/** `x as Card`, but not `x as const`. */
function isCast({ type, typeAnnotation }) {
  if (type !== 'TSAsExpression' && type !== 'TSTypeAssertion') return false
  return typeAnnotation.typeName?.name !== 'const'
}

/** A caller that adds an answer to a game's history, or undoes one, keeps a game running. */
function continuesAGame({ from, names }) {
  return from === '@merchants/tabletop' && names.some((name) => /^(advance|advanceAll|undo|undoTo)$/.test(name))
}

function unique(list) {
  return [...new Set(list)]
}

function isGame(name) {
  return GAMES.some((game) => name === game || name.startsWith(`${game}/`))
}

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
