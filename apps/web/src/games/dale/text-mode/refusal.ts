/** Why something was refused, in the player's words, unreadable lines included. */
import type { Refusal } from '@merchants/tabletop'
import { useReason } from '../table/reason.tsx'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Dictionary } from './dictionary.ts'

const VERBS = ['buy', 'play', 'build', 'discard', 'use', 'pass', 'choose'] as const

export function useRefusal(dictionary: Dictionary): (refusal: Refusal) => string {
  const t = useTranslation()
  const inWords = useReason()
  return (refusal) => {
    if (refusal.key === 'unreadable') return unreadable(t, dictionary, refusal)
    const said = inWords(refusal)
    return typeof said === 'string' ? said : refusal.key
  }
}

/** Readers of the notation say in English what they expected; here it is said in the player's language. */
function unreadable(t: T, dictionary: Dictionary, { facts }: Refusal): string {
  const expected = expectedIn(t, dictionary, String(facts['expected']))
  const [, word] = /^'(.*)'$/.exec(String(facts['word'])) ?? []
  return word === undefined || word === ''
    ? t('text.unfinished', { expected })
    : t('text.unreadable', { word, expected })
}

const CLAUSES = ['with', 'arrange', 'keep', 'throw', 'top', 'discard', 'take', 'spend', 'help'] as const

function expectedIn(t: T, dictionary: Dictionary, expected: string): string {
  const [, list] = /^one of (.*)$/.exec(expected) ?? []
  if (list?.startsWith('buy') === true) return t('text.expected-verb', { words: VERBS.map(dictionary.word).join(', ') })
  if (list !== undefined) {
    const expectedWords = list.split(', ')
    const clauses = CLAUSES.filter((clause) => expectedWords.includes(clause)).map(dictionary.inner)
    return t('text.expected-clause', { words: clauses.join(', ') })
  }
  if (expected.startsWith('expected after')) return t('text.expected-end')
  if (expected.startsWith('a market slot')) return t('text.expected-slot', { verb: dictionary.word('buy') })
  if (expected === 'a card' || expected === 'one card') return t('text.expected-card')
  if (expected.startsWith('a list of cards')) return t('text.expected-cards', { none: dictionary.inner('none') })
  if (expected.startsWith('an arrangement')) return t('text.expected-arrangement')
  const answers = (['none', 'yes', 'no', 'left', 'right'] as const).map(dictionary.inner).join(', ')
  return t('text.expected-answer', { words: answers })
}
