// Makes a fresh clone ready to run: checks Node, then installs and builds what is missing, with nothing but Node itself.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const { workspaces } = JSON.parse(read('package.json'))
const generated = new Set(['node_modules', 'dist', 'coverage', 'generated'])

const page = 'apps/web'
const words = `${page}/src/words/generated`

requireNode(20, 19)

/** Installs and builds whatever is missing or older than its sources; two commands may ask at the same moment. */
export function installAndBuild() {
  locked('install', install)
  rebuild()
}

/** The same without the page: enough to check the types of everything and to run what Node runs. */
export function prepareTypes() {
  locked('install', install)
  locked('build', compile)
}

/** Builds whatever is older than its sources. */
export function rebuild() {
  locked('build', build)
}

/** The full path of one of our executables. */
function program(path) {
  return join(root, path)
}

/** Runs a Node script in parallel, and resolves to its exit code and its output. */
export function runQuietly(script, ...args) {
  return new Promise((resolve) => {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: Infinity }
    execFile(process.execPath, [program(script), ...args], options, (error, output, errors) =>
      resolve({ code: error ? 1 : 0, output: output + errors }),
    )
  })
}

/** Hands the terminal to Node with these arguments, passes on what stops us, and resolves to its exit code. */
export function runInForeground(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')

  // A terminal sends Ctrl-C to the child as well; a second signal would cut its shutdown short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  whenOrphaned(stop)

  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** npm runs a shell that runs us. SIGTERM ends npm and the shell without a word to us, so we watch our parent. */
function whenOrphaned(stop) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}

function requireNode(major, minor) {
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  console.error(`Merchants' Table needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

function install() {
  const stamp = 'node_modules/.installed'
  const manifests = ['package.json', 'package-lock.json', ...workspaces.map((workspace) => `${workspace}/package.json`)]
  unlessUpToDate(stamp, manifests, [], () => {
    // Someone's settings may leave out development packages, which hold the compiler.
    const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
    timed('Installed', () => npm('ci', ...options, '--prefer-offline', '--loglevel=error'))
  })
}

function build() {
  compile()
  buildPage()
}

/** Everything that Node runs, and a check of all types. */
function compile() {
  const settings = [
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.test.json',
    'vitest.config.ts',
  ]
  const sources = [...settings, ...filesBelow('scripts'), ...workspaces.flatMap(filesBelow)]
  const compiled = workspaces.filter((workspace) => workspace !== page).map((workspace) => `${workspace}/dist`)
  unlessUpToDate('.cache/built', sources, [...compiled, words], () => {
    timed('Compiled', () => {
      runOrExit(process.execPath, [program(`${page}/words/build.mjs`)])
      runOrExit(process.execPath, [program('node_modules/typescript/bin/tsc'), '-b'])
    })
  })
}

/** The code that the browser runs, without its tests. */
function buildPage() {
  const packages = workspaces.filter((workspace) => workspace.startsWith('packages/'))
  const parts = [...packages, page].flatMap(filesBelow)
  const sources = ['package-lock.json', ...parts.filter((file) => !/\.test\.tsx?$|\/e2e\//.test(file))]
  unlessUpToDate('.cache/page', sources, [`${page}/dist/index.html`], () => {
    const vite = program('node_modules/vite/bin/vite.js')
    // Tests build it too and set another environment, but they must see what is shipped.
    const env = { ...process.env, NODE_ENV: 'production' }
    timed('Built the page', () => runOrExit(process.execPath, [vite, 'build', page, '--logLevel', 'warn'], { env }))
  })
}

/** Does the work unless its results are there and its sources are as they were the last time. */
function unlessUpToDate(stamp, sources, results, work) {
  const wanted = fingerprint(sources)
  if (isUpToDate(stamp, wanted) && results.every((result) => existsSync(join(root, result)))) return
  work()
  writeFileSync(join(root, stamp), wanted)
}

/** Calls the npm that called us, if one did: another on the path may be of another version. */
function npm(...args) {
  const caller = process.env.npm_execpath ?? ''
  if (caller.endsWith('npm-cli.js')) return runOrExit(process.execPath, [caller, ...args])
  return runOrExit('npm', args, { shell: process.platform === 'win32' })
}

function runOrExit(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status === 0) return
  if (error) console.error(error.message)
  process.exit(status || 1)
}

function timed(done, work) {
  const start = performance.now()
  work()
  console.log(`${done} in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function isUpToDate(stamp, wanted) {
  return existsSync(join(root, stamp)) && read(stamp) === wanted
}

function fingerprint(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  for (const file of files) hash.update(`\n${file}\n`).update(read(file))
  return hash.digest('hex')
}

export function filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !generated.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

/** Works while holding a lock. The lock is a folder, because only the first of two processes can create it. */
function locked(name, work) {
  const lock = join(root, `.cache/${name}.lock`)
  const release = () => rmSync(lock, { recursive: true, force: true })
  mkdirSync(dirname(lock), { recursive: true })
  while (!isMade(lock)) {
    if (isAbandoned(lock)) release()
    sleep(200)
  }

  process.once('exit', release)
  try {
    writeFileSync(join(lock, 'owner'), nameOf(process.pid))
    work()
  } finally {
    release()
    process.off('exit', release)
  }
}

function isMade(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** A killed process leaves its lock behind, without a process id if it died within the first moment. */
function isAbandoned(lock) {
  const owner = join(lock, 'owner')
  try {
    const name = existsSync(owner) ? readFileSync(owner, 'utf8') : ''
    if (name === '') return Date.now() - statSync(lock).mtimeMs > 10_000
    const pid = Number(name.split(' ')[0])
    return !isAlive(pid) || nameOf(pid) !== name
  } catch {
    return false // Released in the meantime.
  }
}

/** Its number and, on Linux, when it began: after a restart the number may belong to another process. */
function nameOf(pid) {
  const facts = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  const began = facts.split(') ').at(-1).split(' ')[19] ?? ''
  return `${pid} ${began}`
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
