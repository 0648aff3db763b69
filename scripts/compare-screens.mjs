// `npm run screens -- --compare`: pictures of the table in every window of the reach test, beside those of the last time.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { installAndBuild } from './workspace.mjs'
import { reach } from './reach.mjs'

const FOLDER = resolve('.cache/screens')

export async function compareScreens() {
  installAndBuild()
  const [now, before] = [`${FOLDER}/now`, `${FOLDER}/before`]
  if (existsSync(now)) {
    rmSync(before, { recursive: true, force: true })
    renameSync(now, before)
  }
  mkdirSync(now, { recursive: true })
  const code = await reach(now)
  const rows = readdirSync(now)
    .toSorted()
    .map((name) => rowOf(name, now, before))
  const changed = rows.filter(({ state }) => state !== 'same')
  writeFileSync(`${FOLDER}/index.html`, page([...changed, ...rows.filter(({ state }) => state === 'same')]))
  console.log(`${rows.length} pictures, ${changed.length} new or changed: ${FOLDER}/index.html`)
  return code
}

function rowOf(name, now, before) {
  const old = `${before}/${name}`
  if (!existsSync(old)) return { name, state: 'new' }
  return { name, state: readFileSync(old).equals(readFileSync(`${now}/${name}`)) ? 'same' : 'changed' }
}

const page = (rows) => `<!doctype html>
<meta charset="utf-8">
<title>The table in every window</title>
<style>
  body { font: 16px/1.4 sans-serif; margin: 1rem; }
  section { border-top: 1px solid #999; padding: 0.5rem 0 1.5rem; }
  div { display: flex; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { display: block; max-height: 90vh; }
</style>
${rows.map(({ name, state }) => `<section><h2>${name.replace('.png', '')}: ${state}</h2><div>${picturesOf(name, state)}</div></section>`).join('\n')}
`

const picturesOf = (name, state) =>
  (state === 'changed' ? ['before', 'now'] : ['now'])
    .map((when) => `<figure><figcaption>${when}</figcaption><img loading="lazy" src="${when}/${name}"></figure>`)
    .join('')
