/** The other browser engines, configured, on this machine, or installable. */
import { installPackage } from '../apt.ts'
import { findProgram, isProgram } from '../executables.ts'
import { DrivenPage } from './driven-page.ts'
import { driveFirefox } from './firefox.ts'
import { driveWebKit } from './webkit.ts'

export const ENGINES = ['firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

interface Program {
  readonly names: readonly string[]
  readonly variable: string
  readonly debian: string
}

const FIREFOX: Program = { names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', debian: 'firefox-esr' }
const WEBKIT: Program = {
  names: ['WebKitWebDriver'],
  variable: 'WEBKIT_DRIVER_PATH',
  debian: 'webkit2gtk-driver',
}
const SCREEN: Program = { names: ['Xvfb'], variable: 'XVFB_PATH', debian: 'xvfb' }

/** Why an engine cannot be tested here; `undefined` if it can. Installing takes a minute and happens once. */
export function whyNoEngine(engine: Engine): string | undefined {
  if (process.platform !== 'linux' && engine === 'webkit') return 'WebKit is driven on Linux only'
  const needed = engine === 'firefox' ? [FIREFOX] : [WEBKIT, SCREEN]
  const faults = needed.flatMap((program) => provide(program) ?? [])
  return faults.length === 0 ? undefined : faults.join('; ')
}

/** A window of its own in a browser of its own. */
export async function openEngine(engine: Engine): Promise<DrivenPage> {
  const transport =
    engine === 'firefox'
      ? await driveFirefox(pathOf(FIREFOX))
      : await driveWebKit({ driver: pathOf(WEBKIT), screen: pathOf(SCREEN) })
  return DrivenPage.open(transport)
}

function provide(program: Program): string | undefined {
  if (find(program) !== undefined) return undefined
  console.log(`There is no ${program.debian} here: installing it for the tests.`)
  const fault = installPackage(program.debian)
  return find(program) === undefined ? (fault ?? `${program.debian} has no executable`) : undefined
}

function find({ names, variable }: Program): string | undefined {
  const given = process.env[variable]
  if (given) return isProgram(given) ? given : undefined
  return names.map(findProgram).find((path) => path !== undefined)
}

function pathOf(program: Program): string {
  const path = find(program)
  if (path === undefined) throw new Error(`There is no ${program.debian} here.`)
  return path
}
