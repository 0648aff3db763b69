/** Every command of the README does what the README says. */
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** Commands of a block come before their comment; those in a sentence stand alone. */
const commands = [...README.matchAll(/^(np[mx] [^#\n]+?) *(?:#.*)?$|`(np[mx] [^`\n]+)`/gm)].map(
  ([, inBlock, inSentence]) => inBlock ?? inSentence ?? '',
)

function run(command: string, ...words: string[]): Promise<{ code: number; out: string }> {
  const [program = '', ...rest] = command.split(' ')
  return new Promise((resolve) => {
    execFile(program, [...rest, ...words], { cwd: ROOT, env: withoutVitest() }, (error, out, errors) =>
      resolve({ code: error === null ? 0 : 1, out: out + errors }),
    )
  })
}

/** A test run inside this one must not take itself for one of its workers. */
function withoutVitest(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV)/.test(name)),
  )
}

test('the README has three commands, all tested here', () => {
  expect(commands).toEqual(['npm start', 'npm test', 'npx merchants verify'])
})

test('npm start serves the game', async () => {
  const env = { ...withoutVitest(), HOST: '127.0.0.1', PORT: '0', STORAGE: 'memory' }
  const child = spawn('npm', ['start'], { cwd: ROOT, env })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let out = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text
        const found = /is running at (http:\S+)/.exec(out)?.[1]
        if (found !== undefined) resolve(found)
      })
      child.once('exit', () => reject(new Error(out)))
    })
    expect(await (await fetch(address)).text()).toContain('<title>Merchants’ Table')
  } finally {
    child.kill('SIGTERM')
  }
})

test('npm test runs tests', async () => {
  const { code, out } = await run('npm test', '--', 'packages/tabletop/src/chance.test.ts')

  expect(out).toContain('chance.test.ts')
  expect(code).toBe(0)
})

test('npx merchants verify says what it checks', async () => {
  const { code, out } = await run('npx merchants verify', '--help')

  expect(out).toContain('merchants verify')
  expect(code).toBe(0)
})
