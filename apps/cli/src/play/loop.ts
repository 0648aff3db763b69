/** A game as a conversation. It draws, lists, asks and obeys until the game is over. */
import type { LocalMatch } from '@merchants/match'
import type { Answer, GameTypes, HistoryOf, Refusal } from '@merchants/tabletop'
import { itemAt } from '@merchants/tabletop'
import { drawHelp } from './draw-help.ts'
import type { Menu } from './draw-menu.ts'
import { drawMenu, itemsOf } from './draw-menu.ts'
import type { GameScreen, Looking } from './game-screen.ts'
import type { Input } from './parse-input.ts'
import { inputParser, isCommonWord } from './parse-input.ts'
import type { Terminal } from './terminal.ts'
import { atOnce } from './thinking.ts'

/** The number of log lines shown. */
const LOGGED = 60

/** Before a person sits down at the keyboard. */
const NO_SEAT = -1

export class Loop<G extends GameTypes> {
  private readonly match: LocalMatch<G>
  private readonly screen: GameScreen<G>
  private readonly terminal: Terminal
  private readonly parse: (text: string) => Input<string>
  /** How many events each reader of the page has been told. */
  private readonly told: number[] = []
  /** The player at the keyboard. */
  private seat: number
  private shown: HistoryOf<G> | undefined = undefined
  private isHandedOver = false

  constructor(match: LocalMatch<G>, screen: GameScreen<G>, terminal: Terminal) {
    this.match = match
    this.screen = screen
    this.terminal = terminal
    this.parse = inputParser(Object.keys(screen.words), screen.synonyms)
    this.seat = screen.people.length === 1 ? itemAt(screen.people, 0) : NO_SEAT
  }

  /** Plays until the game is over or the person leaves; says whether it is over. */
  async play(): Promise<boolean> {
    const { match, terminal, screen } = this
    for (;;) {
      while (match.goesOnByItself) await match.goOn(atOnce())
      if (match.decision === undefined) break
      if (match.decision.seat !== this.seat && !(await this.handOver(match.decision.seat))) return false
      if (this.shown !== match.history) this.show()
      const line = await terminal.ask(`${screen.seatWord(this.seat)}> `)
      if (line === undefined || !this.obey(line)) return false
    }
    terminal.print(['', ...this.news(), ...screen.end(this.looking)])
    return true
  }

  private get looking(): Looking {
    return { seat: this.seat, style: this.terminal.look }
  }

  private get menu(): Menu {
    const menu = this.screen.menu(this.looking)
    if (menu === undefined) throw new Error('There is no question to list answers for.')
    return menu
  }

  /** With several people at one keyboard the screen is wiped before the next one looks at it, if hands are hidden. */
  private async handOver(to: number): Promise<boolean> {
    const { terminal, screen } = this
    this.seat = to
    if (screen.isShared) return true
    this.isHandedOver = true
    terminal.clear()
    const line = await terminal.ask(`Pass the keyboard to ${screen.seatWord(to)}, then press Enter. `)
    terminal.clear()
    return line !== undefined
  }

  /** The news, the table if it is time to look at it again, and the options. */
  private show(): void {
    const { match, terminal, screen } = this
    terminal.print(['', ...this.news()])
    if (screen.isTableDue() || this.isHandedOver) terminal.print(screen.table(this.looking))
    this.isHandedOver = false
    terminal.print(drawMenu(this.menu, terminal.look))
    this.shown = match.history
  }

  private news(): string[] {
    const { events } = this.match
    const reader = this.screen.isShared ? 0 : this.seat
    const lines = this.screen.describe(events.slice(this.told[reader] ?? 0), this.looking)
    this.told[reader] = events.length
    return lines
  }

  /** Does what a line says; `false` ends the game. */
  private obey(text: string): boolean {
    const line = this.parse(text)
    if (line.is !== 'word') this.terminal.print(this.act(line))
    else if (line.word === 'quit') return false
    else this.terminal.print(this.say(line.word, line.rest))
    return true
  }

  private act(line: Exclude<Input<string>, { is: 'word' }>): string[] {
    if (line.is === 'numbers') return this.choose(line.numbers)
    if (line.is === 'move') return this.move(line.text)
    const { usual } = this.menu
    return usual === undefined ? ["Type a number from the list, or 'help'."] : this.give([usual.answer])
  }

  private choose(numbers: readonly number[]): string[] {
    const { menu } = this
    const items = itemsOf(menu)
    const found = numbers.map((number) => items.find((item) => item.number === number))
    const wrong = numbers[found.indexOf(undefined)]
    if (wrong !== undefined) return [`Number ${wrong} is not in the list.`]
    const answers = found.map((item) => item?.answers ?? [])
    if (menu.max > 1) return this.give([menu.isOrderOnly ? completed(answers.flat(2), items.length) : answers.flat(2)])
    return numbers.length > 1 ? ['You can choose only one. Type one number.'] : this.give(answers[0] ?? [])
  }

  private move(text: string): string[] {
    const { menu } = this
    if (text === 'none' && menu.min === 0) return this.give([[]])
    if (text === 'all' && menu.max > 1) return this.choose(itemsOf(menu).map(({ number }) => number))
    return this.refused(this.match.move(this.asMove(text)), " Type 'help' to see what you can type.")
  }

  private asMove(text: string): string {
    return this.screen.asMove(text, this.screen.seatWord(this.seat))
  }

  private give(answers: readonly Answer[]): string[] {
    return this.refused(this.match.answer(answers))
  }

  private refused(why: Refusal | undefined, hint = ''): string[] {
    return why === undefined ? [] : [`Not possible: ${this.match.explain(why).replace(/^move: /, '')}.${hint}`]
  }

  private say(word: string, rest: string): string[] {
    const { screen, looking, terminal } = this
    if (!isCommonWord(word)) return screen.words[word]?.print(rest, looking) ?? []
    switch (word) {
      case 'undo':
        return this.takeBack()
      case 'why':
        return [this.why(rest)]
      case 'table':
        return [...screen.table(looking), ...drawMenu(this.menu, terminal.look)]
      case 'log':
        return this.log()
      case 'more':
        return drawMenu(this.menu, terminal.look, true)
      case 'save':
        return [screen.save(rest)]
      case 'help':
        return drawHelp(screen, terminal.look)
      case 'quit':
        return []
    }
  }

  private log(): string[] {
    const lines = this.screen.describe(this.match.events, this.looking).slice(-LOGGED)
    return lines.length === 0 ? ['Nothing has happened yet.'] : lines
  }

  private takeBack(): string[] {
    const { match, screen } = this
    const why = match.undo(screen.isShared ? screen.people : [this.seat])
    if (why !== undefined) return this.refused(why)
    const events = match.events.length
    this.told.forEach((told, reader) => (this.told[reader] = Math.min(told, events)))
    return ['Undone.']
  }

  private why(text: string): string {
    if (text === '') return `Why what? For example: why ${this.screen.example}`
    const [why = 'That move is possible.'] = this.refused(this.match.whyNotMove(this.asMove(text)))
    return why
  }
}

/** The named items, then the rest in listed order. */
const completed = (named: readonly number[], count: number): number[] => [
  ...named,
  ...Array.from({ length: count }, (_, at) => at).filter((at) => !named.includes(at)),
]
