/** Finds messages that were copied from English and never translated. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Texts that are the same in both languages: names, and shared words. */
const SHARED = {
  fr: [
    'admin.json chapters 1 lines 0',
    'admin.json chapters 8 lines 0',
    'card.json passive',
    'card.json technique',
    'common.json brand',
    'common.json menu',
    'companion.json corruption-cards',
    'companion.json no-yellow',
    'companion.json phase-production',
    'companion.json reading-action',
    'cove-why.json no-yellow',
    'cove.json end-corruption',
    'cove.json hall-yellow',
    'cove.json halls',
    'cove.json marble-ichor',
    'cove.json pause',
    'cove.json phase-production',
    'cove.json place-forge',
    'cove.json told-corruption',
    'cove.json who-yellow',
    'coverules.json chapters 5 title',
    'decks.json crocodiles.name',
    'decks.json ocelots.name',
    'end.json techniques',
    'home.json box-collection',
    'home.json expert',
    'home.json interaction',
    'home.json pages',
    'learn.json coach',
    'online.json chat-say',
    'push.json webhook',
    'rules.json chapters 1 blocks 1 table head 0',
    'rules.json chapters 1 blocks 1 table rows 0 0',
    'rules.json chapters 1 blocks 1 table rows 1 0',
    'settings.json language-en',
    'settings.json language-fr',
    'settings.json language-pl',
    'table.json actions',
    'text.json hints',
    'text.json question',
  ],
  pl: [
    'common.json brand',
    'common.json menu',
    'cove.json marble-ichor',
    'cove.json who-green',
    'online.json note-away',
    'online.json note-here',
    'push.json webhook',
    'settings.json enter',
    'settings.json escape',
    'settings.json language-en',
    'settings.json language-fr',
    'settings.json language-pl',
    'table.json elsewhere',
  ],
}

/** Every text of a language by its file and the way to it; ids are for code. */
function textsOf(language: string): Map<string, string> {
  const root = fileURLToPath(new URL(`../../words/${language}`, import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
  const texts = files.flatMap((file) =>
    stringsIn(JSON.parse(readFileSync(join(root, file), 'utf8')), file.replaceAll('\\', '/')),
  )
  return new Map(texts.filter(([at]) => !at.endsWith(' id')))
}

function stringsIn(data: unknown, at: string): (readonly [at: string, text: string])[] {
  if (typeof data === 'string') return [[at, data]]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => stringsIn(value, `${at} ${name}`))
}

/** Slots and signs need no translation. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))

const english = textsOf('en')

test.each(['fr', 'pl'] as const)('no text of %s was left in English', (language) => {
  const same = [...textsOf(language)].filter(([at, text]) => hasWords(text) && english.get(at) === text)

  expect(same.map(([at]) => at).filter((at) => !SHARED[language].includes(at))).toEqual([])
})

test.each(['fr', 'pl'] as const)('every text of %s that is listed as shared is shared', (language) => {
  const texts = textsOf(language)

  expect(SHARED[language].filter((at) => texts.get(at) !== english.get(at))).toEqual([])
})
