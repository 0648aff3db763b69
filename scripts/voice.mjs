// `npm run voice`: counts the habits of docs/voice.md and fails if one is more frequent than scripts/voice/counts.json allows.
// `npm run voice -- --write` writes lower counts down there; `npm run voice -- --list docs` names what was found in docs.
import { readFileSync, writeFileSync } from 'node:fs'
import { ENGLISH, FRENCH, POLISH, TITLES } from './voice/habits.mjs'
import { allTexts } from './voice/texts.mjs'

const allowedFile = new URL('voice/counts.json', import.meta.url)
const allowed = JSON.parse(readFileSync(allowedFile, 'utf8'))
const [option, kindAsked, habitAsked] = process.argv.slice(2)

const counts = {}
let isWorse = false
for (const [kind, texts] of Object.entries(allTexts())) {
  counts[kind] = {}
  for (const [habit, pattern] of Object.entries(habitsOf(kind))) {
    const found = texts.filter(({ text }) => text.match(pattern) !== null)
    counts[kind][habit] = found.length
    const limit = allowed[kind]?.[habit] ?? 0
    const isAsked = option === '--list' && (kindAsked ?? kind) === kind && (habitAsked ?? habit) === habit
    if (isAsked) for (const { at, text } of found) console.log(`${at}: ${text.trim()}`)
    if (found.length <= limit) continue
    isWorse = true
    console.log(
      `${kind}: “${habit}” ${found.length} times, allowed ${limit}: npm run voice -- --list ${kind} '${habit}'`,
    )
  }
}

if (option === '--write') writeFileSync(allowedFile, `${JSON.stringify(counts, undefined, 2)}\n`)
else if (option === '--list') process.exitCode = 0
else report()

function habitsOf(kind) {
  return { french: FRENCH, polish: POLISH, titles: TITLES }[kind] ?? ENGLISH
}

function report() {
  for (const [kind, habits] of Object.entries(counts)) {
    const sum = Object.values(habits).reduce((sum, count) => sum + count, 0)
    console.log(`${String(sum).padStart(5)}  ${kind}`)
  }
  if (isWorse) process.exitCode = 1
  else if (JSON.stringify(counts) !== JSON.stringify(allowed))
    console.log('Better than written down: `npm run voice -- --write` keeps it so.')
}
