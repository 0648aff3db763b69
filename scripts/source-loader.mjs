// Lets Node load TypeScript. A package is loaded by its "source", and a file that is not compiled by its text without the types.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'rolldown/utils'

export async function resolve(specifier, context, next) {
  const asked = { ...context, conditions: ['source', ...context.conditions] }
  try {
    return await next(specifier, asked)
  } catch (fault) {
    if (!specifier.endsWith('.js')) throw fault
    return next(specifier.replace(/\.js$/, '.ts'), asked)
  }
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const path = fileURLToPath(url)
  const { code } = await transform(path, await readFile(path, 'utf8'))
  return { format: 'module', source: code, shortCircuit: true }
}
