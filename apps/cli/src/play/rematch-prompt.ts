/** After a game, offers to save it, to play another one, or to quit. */
import type { Terminal } from './terminal.ts'

/** Whether another game is wanted. Saves the last one first if asked to. */
export async function promptRematch(terminal: Terminal, save: (file: string) => string): Promise<boolean> {
  for (;;) {
    const line = (await terminal.ask('again, save FILE, or quit> '))?.trim()
    if (line === undefined || line === 'quit' || line === 'q' || line === '') return false
    const [word = '', ...rest] = line.split(/\s+/)
    if (word === 'save') terminal.print([save(rest.join(' '))])
    else if (word === 'again' || word === 'rematch') return true
    else terminal.print(["Type 'again' for a rematch, 'save FILE' to save this game, or 'quit'."])
  }
}
