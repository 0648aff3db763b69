/** Asks at the terminal what the options have left open. Enter all the way is a good first game. */
import { intro, outro, select } from '@clack/prompts'
import type { Level, Merchant, RogueCard, TownsfolkSet } from '@merchants/cove'
import { TOWNSFOLK_SETS } from '@merchants/cove'
import { answered } from '../prompt.ts'
import type { PartialCoveOptions } from './options.ts'

export async function promptCoveOptions(given: PartialCoveOptions): Promise<PartialCoveOptions> {
  if (given.merchant !== undefined && given.level !== undefined) return given
  intro('Merchants Cove')
  const merchant = given.merchant ?? (await askMerchant())
  const level = given.level ?? (await askLevel())
  const rogue = given.rogue ?? (await askRogue())
  const sets = given.sets ?? (await askSets())
  outro("Type a number, a move, or 'help'.")
  return { ...given, merchant, level, rogue, sets }
}

const askMerchant = (): Promise<Merchant> =>
  answered(
    select<Merchant>({
      message: 'Which merchant do you play?',
      options: [
        { value: 'blacksmith', label: 'The Blacksmith', hint: 'dice and furnaces' },
        { value: 'alchemist', label: 'The Alchemist', hint: 'marbles and chains' },
      ],
    }),
  )

const askLevel = (): Promise<Level> =>
  answered(
    select<Level>({
      message: 'How strong is the Huckster?',
      options: [
        { value: 'normal', label: 'Normal' },
        { value: 'hard', label: 'Hard', hint: 'four better cards' },
      ],
    }),
  )

const askRogue = (): Promise<RogueCard> =>
  answered(
    select<RogueCard>({
      message: 'Which rogues?',
      options: [
        { value: 'criminals', label: 'Criminals', hint: 'no effect, good for a first game' },
        { value: 'cultists', label: 'Cultists', hint: 'buy anything, for corruption' },
        { value: 'robbers', label: 'Robbers', hint: 'scare customers away' },
      ],
    }),
  )

const askSets = async (): Promise<readonly TownsfolkSet[]> => {
  // Two of three play, so the one that is left out is chosen.
  const left = await answered(
    select<TownsfolkSet>({
      message: 'Which townsfolk?',
      options: [
        { value: 'sailors', label: 'Locals and Mercenaries', hint: 'good for a first game' },
        { value: 'locals', label: 'Mercenaries and Sailors' },
        { value: 'mercenaries', label: 'Locals and Sailors' },
      ],
    }),
  )
  return TOWNSFOLK_SETS.filter((each) => each !== left)
}
