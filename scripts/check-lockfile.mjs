// Checks that the lockfile works everywhere. It must name every platform's optional packages and no registry's address.
import { readFileSync } from 'node:fs'

const lockfile = new URL('../package-lock.json', import.meta.url)
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))

/** The folders in which Node looks for what a package at this place imports, nearest first. */
function* foldersAbove(place) {
  let folder = place
  while (folder !== '') {
    yield `${folder}/`
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : ''
  }
  yield ''
}

function isLocked(name, place) {
  for (const folder of foldersAbove(place)) {
    if (packages[`${folder}node_modules/${name}`] !== undefined) return true
  }
  return false
}

function* faultsOf(place, entry) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(name, place)) yield `${place || 'the root'} wants the optional package ${name}, which is not locked`
  }
  if (!entry.link && /^https?:/.test(entry.resolved ?? '')) yield `${place} stores the address it was fetched from`
}

const faults = Object.entries(packages).flatMap(([place, entry]) => [...faultsOf(place, entry)])

for (const fault of faults) console.error(`package-lock.json: ${fault}.`)
if (faults.length > 0) {
  console.error('Lock again with: npm install --min-release-age=25')
  process.exitCode = 1
}
