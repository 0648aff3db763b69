/** Tests load each package from its source, because every event of a package names its source file. */
import { existsSync, readFileSync } from 'node:fs'
import * as named from '@merchants/storage'
import { expect, test } from 'vitest'
import * as written from './index.ts'

const ROOT = new URL('../../../', import.meta.url)
const manifest = (folder: string): { readonly workspaces?: string[]; readonly exports?: Exports } =>
  JSON.parse(readFileSync(new URL(`${folder}package.json`, ROOT), 'utf8'))

type Exports = Readonly<Record<string, { readonly source?: string; readonly default: string }>>

const ways = (manifest('').workspaces ?? []).flatMap((workspace) =>
  Object.entries(manifest(`${workspace}/`).exports ?? {}).map(([name, way]) => ({ workspace, name, way })),
)

test.each(ways)('$workspace $name is tested from its source', ({ workspace, way }) => {
  expect(way.source).toBe(way.default.replace('./dist/', './src/').replace(/\.js$/, '.ts'))
  expect(existsSync(new URL(`${workspace}/${way.source}`, ROOT))).toBe(true)
  expect(Object.keys(way)[0]).toBe('source')
})

test('a package asked for by its name is its source', () => {
  expect(named.openSqlite).toBe(written.openSqlite)
})
