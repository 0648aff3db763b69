/** A yes-or-no question says what Yes and No do. */
import { randomBot } from '@merchants/bots'
import { view } from '@merchants/dale'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../../words/spoken.ts'
import { playGame } from '../../../testing/played.ts'
import { LANGUAGES } from '../../../words/language.ts'
import { offerOf } from './question.ts'

test('every yes-or-no question that a game asks has answers of its own', async () => {
  const asked = new Map<string, Parameters<typeof offerOf>[2]>()
  for (let seed = 0; seed < 24 && asked.size < 3; seed++) {
    playGame(seed, randomBot, (pause) => {
      const decision = pause.decision && view(pause, pause.decision.seat).decision
      if (decision?.kind === 'yes or no') asked.set(String(decision.about), decision.about)
    })
  }
  expect([...asked.keys()].toSorted()).toEqual(['beavers-5a', 'beavers-5b', 'foxes-1'])
  for (const language of LANGUAGES) {
    const t = await wordsOf(language, ['asks'])
    for (const about of asked.values()) {
      const offer = offerOf(t, 'use it', about)
      expect(['', '-hint', '-yes', '-no'].map((part) => t.has(`${offer}${part}`))).toEqual([true, true, true, true])
    }
  }
})
