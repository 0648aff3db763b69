/** Names and lines of chat: joined emoji and joined letters are welcome, what cannot be seen is not. */
import { describe, expect, test } from 'vitest'
import { clientMessage } from './schema.ts'
import { visibleText, isPlain, isVisible } from './text.ts'

const WELCOME = {
  'a family of three joined emoji': '👨‍👩‍👧',
  'a rainbow flag': '🏳️‍🌈',
  'a profession with a skin tone': '👩🏽‍💻',
  'a bearded man': '🧔🏻‍♂️',
  'a heart on fire': '❤️‍🔥',
  'a keycap': '5️⃣',
  'the flag of Poland': '🇵🇱',
  'the flag of Scotland': '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'a thumb': '👍🏿',
  'Persian with a joiner': 'می‌خواهم',
  'Hindi with a joiner': 'क्‍ष',
  'a Japanese name with a form': '葛󠄀城',
  'letters and marks': 'Zoë Łódź Ngũgĩ',
  'Vietnamese in parts': 'Trần',
}

const UNSEEN = {
  nothing: '',
  spaces: ' \u00a0\u2003',
  'a Hangul filler': '\u3164',
  'other fillers': '\u115f\u1160\uffa0',
  'a blank of Braille': '\u2800\u2800',
  'joiners only': '\u200d\u200c',
  'a zero-width space': '\u200b',
  'a mark without a letter': '\u0301',
  'soft hyphens': '\u00ad\u00ad',
  'tags of nothing': '\u{e0041}\u{e0042}',
  'a style of nothing': '\ufe0f',
  'invisible operators': '\u2061\u2064',
}

const HARMFUL = {
  'turned around': 'Ana\u202eoB',
  'an isolate': '\u2067Ana',
  'a mark of direction': 'Ana\u200f',
  'an Arabic mark of direction': 'Ana\u061c',
  'a zero-width space inside': 'An\u200ba',
  'a filler behind': 'Ana\u3164',
  'a joiner behind': 'Ana\u200d',
  'a joiner before a space': 'Ana\u200d a',
  'two joiners': '👨‍\u200d👩',
  'hidden tags': 'Ana\u{e0041}\u{e007f}',
  'a soft hyphen': 'A\u00adna',
  'a line break': 'Ana\nBo',
  'half a character': '\ud83d',
  'a private one': '\ue000',
}

test.each(Object.entries(WELCOME))('%s is welcome: %s', (_, text) => {
  expect(isPlain(text)).toBe(true)
  expect(isVisible(text)).toBe(true)
  expect(clientMessage.safeParse({ id: 1, do: 'chat', text }).success).toBe(true)
})

test.each(Object.entries(UNSEEN))('%s cannot be seen', (_, text) => {
  expect(isVisible(text)).toBe(false)
  expect(clientMessage.safeParse({ id: 1, do: 'chat', text }).success).toBe(false)
})

test.each(Object.entries(HARMFUL))('%s is not shown to others', (_, text) => {
  expect(isPlain(text)).toBe(false)
  expect(clientMessage.safeParse({ id: 1, do: 'chat', text }).success).toBe(false)
})

describe('names that look the same', () => {
  test.each([
    ['Ana', ' aNA '],
    ['Ａｎａ', 'Ana'],
    ['Ana Lu', 'Ana\u00a0 Lu'],
    ['❤', '❤️'],
  ])('%s and %s', (one, other) => {
    expect(visibleText(one)).toBe(visibleText(other))
  })
})
