/** After a game: a file to keep it in, another one, or the end. */
import { hash } from '@merchants/tabletop'
import { newSeed } from './options.ts'
import type { Terminal } from './terminal.ts'

/** Whether somebody wants another game; keeps the last one on the way if asked to. */
export async function wantsAgain(terminal: Terminal, save: (file: string) => string): Promise<boolean> {
  for (;;) {
    const line = (await terminal.ask('again, save FILE, or quit> '))?.trim()
    if (line === undefined || line === 'quit' || line === 'q' || line === '') return false
    const [word = '', ...rest] = line.split(/\s+/)
    if (word === 'save') terminal.print([save(rest.join(' '))])
    else if (word === 'again' || word === 'rematch') return true
    else terminal.print(["Type 'again' for a rematch, 'save FILE' to keep this game, or 'quit'."])
  }
}

/** The seed of another game: after one that somebody chose, one that follows from it. */
export const nextSeed = (seed: string): string =>
  seed.length === newSeed().length ? newSeed() : `${seed}-${hash(seed).toString(16)}`
