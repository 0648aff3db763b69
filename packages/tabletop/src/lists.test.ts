/** Items by their place. */
import { expect, test } from 'vitest'
import { itemAt } from './lists.ts'

test('an item is found by its place from either end', () => {
  expect(itemAt(['a', 'b', 'c'], 0)).toBe('a')
  expect(itemAt(['a', 'b', 'c'], -1)).toBe('c')
  expect(itemAt([undefined], 0)).toBeUndefined()
})

test('asking for an item that is not there throws', () => {
  expect(() => itemAt(['a'], 1)).toThrow('A list of 1 has no place 1.')
  expect(() => itemAt([], -1)).toThrow('A list of 0 has no place -1.')
})
