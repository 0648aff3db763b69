/** Words on the command line that can be one of a few. */
import { InvalidArgumentError } from 'commander'

/** Reads one of some words. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const found = words.find((word) => word === text.trim())
    if (found === undefined) throw new InvalidArgumentError(`'${text}' is not one of ${words.join(', ')}.`)
    return found
  }

/** Reads some of the words, with commas in between. */
export const someOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word[] =>
    text.split(',').map(oneOf(words))
