/** The good of a furnace, from a word such as `2:large`. */
import type { Colour, Good, HumanView, Size } from '@merchants/cove'
import { kindOfDie } from '@merchants/cove'

export function forgedGood({ smithy }: HumanView, item: string): Good {
  const [number = '1', size = 'small'] = item.split(':')
  const alloy = smithy?.furnaces[Number(number) - 1]?.alloy ?? 'red-1'
  return `${size as Size}-${kindOfDie(alloy) as Colour}`
}
