/** Breathing. All who wait go on. */
import { expect, test } from 'vitest'
import { breathe } from './breathe.ts'

test('two who think at the same time both go on, again and again', async () => {
  const breaths = async (): Promise<number> => {
    let count = 0
    while (count < 50) {
      await breathe()
      count += 1
    }
    return count
  }

  expect(await Promise.all([breaths(), breaths()])).toEqual([50, 50])
})
