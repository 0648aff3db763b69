/** Options on the command line that take one of a few words. */
import { LEVEL_NAMES, LEVELS, levelOf } from '@merchants/bots/strong'
import { InvalidArgumentError } from 'commander'

/** A level is shown by the name it has on the page, any other word as it is. */
export function labelOf(word: string): string {
  const level = LEVELS.find((each) => each === word)
  return level === undefined ? word : LEVEL_NAMES[level]
}

export const labelsOf = (words: readonly string[]): string => words.map(labelOf).join(', ')

/** The word that was typed, or the level of that name. */
export function findWord<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  const typed = text.trim()
  return words.find((word) => word === typed) ?? words.find((word) => word === levelOf(typed))
}

export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const found = findWord(words, text)
    if (found === undefined) throw new InvalidArgumentError(`'${text}' is not one of ${labelsOf(words)}.`)
    return found
  }

/** Reads some of the words, separated by commas. */
export const someOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word[] =>
    text.split(',').map(oneOf(words))
