/** The game as a conversation: draws, lists, asks, and does what the line says, until somebody has won. */
import type { DaleHistory, View } from '@merchants/dale'
import { seatWord, view } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import { drawEnd } from './draw-end.ts'
import { drawMenu, itemsOf } from './draw-menu.ts'
import { drawPile, drawTable, drawTexts } from './draw-table.ts'
import { drawCards, drawHelp } from './draw-help.ts'
import type { Word } from './line.ts'
import { asMove, readLine } from './line.ts'
import { wrap } from './look.ts'
import type { DaleMatch } from './match.ts'
import type { Menu } from './menu.ts'
import { menuOf } from './menu.ts'
import type { Names } from './names.ts'
import { namesFor } from './names.ts'
import { saveGame } from './save.ts'
import type { Teller } from './tell.ts'
import { tell } from './tell.ts'
import type { Terminal } from './terminal.ts'
import { atOnce } from './thinking.ts'

/** So many lines of the log are shown. */
const LOGGED = 40

export class Loop {
  private readonly match: DaleMatch
  private readonly terminal: Terminal
  /** How many events each seat has been told. */
  private readonly told: number[]
  /** Who sits at the keyboard; nobody yet if several people share it. */
  private seat: number
  private shown: DaleHistory | undefined = undefined
  private turnDrawn = 0

  constructor(match: DaleMatch, terminal: Terminal) {
    this.match = match
    this.terminal = terminal
    this.told = match.start.seats.map(() => 0)
    this.seat = match.humans.length === 1 ? (match.humans[0] as number) : -1
  }

  /** Plays until the game is over or the person leaves; says whether it is over. */
  async play(): Promise<boolean> {
    const { match, terminal } = this
    for (;;) {
      await match.playOn(atOnce())
      if (match.decision === undefined) break
      if (match.decision.seat !== this.seat && !(await this.handOver(match.decision.seat))) return false
      if (this.shown !== match.history) this.show()
      const line = await terminal.ask(`${seatWord(this.seat)}> `)
      if (line === undefined || !this.obey(line)) return false
    }
    terminal.print(['', ...this.news(), ...drawEnd(this.view, this.names, terminal.look)])
    return true
  }

  private get names(): Names {
    return namesFor(this.match.start.seats, this.seat)
  }

  private get teller(): Teller {
    return { seat: this.seat, names: this.names }
  }

  private get view(): View {
    return view(this.match.history.pause, this.seat)
  }

  private get menu(): Menu {
    return menuOf(this.match.history, this.names, this.terminal.look) as Menu
  }

  /** With several people at one keyboard the screen is wiped before the next one looks at it. */
  private async handOver(to: number): Promise<boolean> {
    const { terminal } = this
    this.seat = to
    this.turnDrawn = 0
    terminal.clear()
    const line = await terminal.ask(`Pass the keyboard to ${seatWord(to)}, then press Enter. `)
    terminal.clear()
    return line !== undefined
  }

  /** What is new, the table if it is time to look at it again, and what may be done. */
  private show(): void {
    const { match, terminal } = this
    const { now, decision } = match.history.pause
    terminal.print(['', ...this.news()])
    if (decision?.kind === 'acts' || this.turnDrawn !== now.turn) this.drawTable()
    terminal.print(drawMenu(this.menu, terminal.look))
    this.shown = match.history
  }

  private drawTable(): void {
    this.terminal.print(drawTable(this.view, this.names, this.terminal.look))
    this.turnDrawn = this.match.history.pause.now.turn
  }

  private news(): string[] {
    const { events } = this.match
    const lines = tell(events.slice(this.told[this.seat] ?? 0), this.teller)
    this.told[this.seat] = events.length
    const { paint, width } = this.terminal.look
    return lines.flatMap((line) =>
      wrap(`· ${line}`, width, '  ').map((each) => paint(line.startsWith('you ') ? 'good' : 'dim', each)),
    )
  }

  /** Does what a line says; `false` ends the game. */
  private obey(text: string): boolean {
    const line = readLine(text)
    if (line.is !== 'word') this.terminal.print(this.act(line))
    else if (line.word === 'quit') return false
    else this.terminal.print(this.say(line.word, line.rest))
    return true
  }

  private act(line: Exclude<ReturnType<typeof readLine>, { is: 'word' }>): string[] {
    if (line.is === 'numbers') return this.choose(line.numbers)
    if (line.is === 'move') return this.move(line.text)
    const { usual } = this.menu
    return usual === undefined ? ['Type a number from the list, or help.'] : this.give([usual.answer])
  }

  private choose(numbers: readonly number[]): string[] {
    const { menu } = this
    const items = itemsOf(menu)
    const found = numbers.map((number) => items.find((item) => item.number === number))
    const wrong = numbers[found.indexOf(undefined)]
    if (wrong !== undefined) return [`There is no number ${wrong} in the list.`]
    const answers = found.map((item) => item?.answers ?? [])
    if (menu.max > 1) return this.give([menu.isOrder ? completed(answers.flat(2), items.length) : answers.flat(2)])
    return numbers.length > 1 ? ['One number, please.'] : this.give(answers[0] ?? [])
  }

  private move(text: string): string[] {
    const { menu } = this
    if (text === 'none' && menu.min === 0) return this.give([[]])
    if (text === 'all' && menu.max > 1) return this.choose(itemsOf(menu).map(({ number }) => number))
    return this.refused(this.match.move(asMove(text, seatWord(this.seat))), ' (help shows what can be typed)')
  }

  private give(answers: readonly Answer[]): string[] {
    return this.refused(this.match.answer(answers))
  }

  private refused(why: Refusal | undefined, hint = ''): string[] {
    return why === undefined ? [] : [`Not possible: ${this.match.explain(why)}.${hint}`]
  }

  private say(word: Exclude<Word, 'quit'>, rest: string): string[] {
    const { look } = this.terminal
    switch (word) {
      case 'undo':
        return this.takeBack()
      case 'why':
        return [this.why(rest)]
      case 'card':
        return drawCards(rest, look)
      case 'hand':
      case 'market':
        return drawTexts(this.view, word, look)
      case 'pile':
        return drawPile(this.view, rest, this.names, look)
      case 'table':
        return [...drawTable(this.view, this.names, look), ...drawMenu(this.menu, look)]
      case 'log':
        return tell(this.match.events, this.teller)
          .slice(-LOGGED)
          .flatMap((line) => wrap(line, look.width, '  '))
      case 'more':
        return drawMenu(this.menu, look, true)
      case 'save':
        return [saveGame(this.match, rest)]
      case 'help':
        return drawHelp(look)
    }
  }

  private takeBack(): string[] {
    const why = this.match.undo([this.seat])
    if (why !== undefined) return this.refused(why)
    const events = this.match.events.length
    this.told.forEach((told, seat) => (this.told[seat] = Math.min(told, events)))
    return ['Taken back.']
  }

  private why(text: string): string {
    if (text === '') return 'Why what? For example: why buy 1 with junk,junk'
    const [why = 'It is possible.'] = this.refused(this.match.whyNotMove(asMove(text, seatWord(this.seat))))
    return why
  }
}

/** What was named, then the rest as it is listed. */
const completed = (named: readonly number[], count: number): number[] => [
  ...named,
  ...Array.from({ length: count }, (_, at) => at).filter((at) => !named.includes(at)),
]
