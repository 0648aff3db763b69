/** The Cove as a conversation: draws, lists, asks, and does what the line says, until the game is over. */
import type { View } from '@merchants/cove'
import { seatWord, SPECTATOR, view, writeSavedGame } from '@merchants/cove'
import type { Refusal } from '@merchants/tabletop'
import { drawMenu, itemsOf } from '../draw-menu.ts'
import type { Line } from '../line.ts'
import type { Menu } from '../menu.ts'
import { saveAs } from '../save.ts'
import type { Terminal } from '../terminal.ts'
import { drawCoveEnd } from './draw-end.ts'
import { drawHarbour } from './draw-harbour.ts'
import { drawShops } from './draw-shops.ts'
import type { CoveWord } from './help.ts'
import { asCoveMove, drawCoveCards, drawCoveHelp, readCoveLine } from './help.ts'
import type { CoveMatch } from './match.ts'
import { coveMenuOf } from './menu.ts'
import type { CoveNames } from './names.ts'
import { coveNames } from './names.ts'
import { drawTold, tell } from './tell.ts'

/** So many lines of the log are shown. */
const LOGGED = 60

export class CoveLoop {
  private readonly match: CoveMatch
  private readonly terminal: Terminal
  private readonly names: CoveNames
  private shown: CoveMatch['history'] | undefined = undefined
  /** How many events have been told. */
  private told = 0
  /** Between two sales nothing changes but the shelf: the harbour is drawn once. */
  private wasSelling = false

  constructor(match: CoveMatch, terminal: Terminal) {
    this.match = match
    this.terminal = terminal
    this.names = coveNames(match.start.merchants)
  }

  /** Plays until the game is over or the person leaves; says whether it is over. */
  async play(): Promise<boolean> {
    const { match, terminal } = this
    while (match.decision !== undefined) {
      if (this.shown !== match.history) this.show()
      const line = await terminal.ask(`${this.asked}> `)
      if (line === undefined || !this.obey(line)) return false
    }
    terminal.print(['', ...this.news(), ...drawCoveEnd(this.view, this.names, terminal.look)])
    return true
  }

  /** Who is asked, as the notation says it. */
  private get asked(): string {
    return seatWord(this.match.decision?.seat ?? 0, this.match.humans)
  }

  private get view(): View {
    return view(this.match.history.pause, this.match.decision?.seat ?? SPECTATOR)
  }

  private get menu(): Menu {
    return coveMenuOf(this.match.history, this.terminal.look) as Menu
  }

  /** What is new, the harbour when a turn or the sale begins, and what may be done. */
  private show(): void {
    const { match, terminal } = this
    const { decision } = match
    terminal.print(['', ...this.news()])
    const isSelling = decision?.kind === 'sales'
    if (decision?.kind === 'acts' || (isSelling && !this.wasSelling)) terminal.print(this.drawTable())
    this.wasSelling = isSelling || decision?.ask === 'cultists'
    terminal.print(drawMenu(this.menu, terminal.look))
    this.shown = match.history
  }

  private drawTable(): string[] {
    const { names, view: seen } = this
    const { look } = this.terminal
    const words = `── Day ${seen.round}, ${PHASES[seen.phase]}: ${names.long(this.match.decision?.seat ?? 0)} `
    const title = look.paint('title', words + '─'.repeat(Math.max(0, look.width - words.length)))
    return [title, ...drawHarbour(seen, names, look), ...drawShops(seen, names, look), '']
  }

  private news(): string[] {
    const events = this.match.events
    const lines = drawTold(tell(events.slice(this.told), this.match.humans), this.terminal.look)
    this.told = events.length
    return lines
  }

  /** Does what a line says; `false` ends the game. */
  private obey(text: string): boolean {
    const line = readCoveLine(text)
    if (line.is !== 'word') this.terminal.print(this.act(line))
    else if (line.word === 'quit') return false
    else this.terminal.print(this.say(line.word, line.rest))
    return true
  }

  private act(line: Exclude<Line<CoveWord>, { is: 'word' }>): string[] {
    const { match, menu } = this
    if (line.is === 'numbers') return this.choose(line.numbers)
    if (line.is === 'enter') {
      return menu.usual === undefined
        ? ['Type a number from the list, or help.']
        : this.refused(match.answer([menu.usual.answer]))
    }
    if (line.text === 'none' && menu.min === 0) return this.refused(match.answer([[]]))
    return this.refused(match.move(asCoveMove(line.text, this.asked)), ' (help shows what can be typed)')
  }

  private choose(numbers: readonly number[]): string[] {
    const { menu } = this
    const items = itemsOf(menu)
    const found = numbers.map((number) => items.find((item) => item.number === number))
    const wrong = numbers[found.indexOf(undefined)]
    if (wrong !== undefined) return [`There is no number ${wrong} in the list.`]
    if (menu.max <= 1 && numbers.length > 1) return ['One number, please.']
    return this.refused(this.match.answer([found.flatMap((item) => item?.answers.flat() ?? [])]))
  }

  private say(word: Exclude<CoveWord, 'quit'>, rest: string): string[] {
    const { match, terminal } = this
    const { look } = terminal
    switch (word) {
      case 'undo':
        return this.takeBack()
      case 'why':
        return [this.why(rest)]
      case 'card':
        return drawCoveCards(rest, look)
      case 'table':
        return [...this.drawTable(), ...drawMenu(this.menu, look)]
      case 'log':
        return drawTold(tell(match.events, match.humans), look).slice(-LOGGED)
      case 'more':
        return drawMenu(this.menu, look, true)
      case 'save':
        return [saveAs(rest, () => writeSavedGame(match.save()))]
      case 'help':
        return drawCoveHelp(look)
    }
  }

  private takeBack(): string[] {
    const why = this.match.undo(this.match.seats)
    if (why !== undefined) return this.refused(why)
    this.told = Math.min(this.told, this.match.events.length)
    return ['Taken back.']
  }

  private why(text: string): string {
    if (text === '') return 'Why what? For example: why go forge 1:large'
    const [why = 'It is possible.'] = this.refused(this.match.whyNotMove(asCoveMove(text, this.asked)))
    return why
  }

  private refused(why: Refusal | undefined, hint = ''): string[] {
    return why === undefined ? [] : [`Not possible: ${this.match.explain(why)}.${hint}`]
  }
}

const PHASES = { arrival: 'arrival', production: 'production', market: 'market', cleanUp: 'clean-up', over: 'the end' }
