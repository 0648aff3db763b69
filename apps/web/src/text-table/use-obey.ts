/** Does what a command says, and answers what there is to say about it. */
import { FROM_DISCARD } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import { useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import { useRulings } from '../words/cards.ts'
import type { ActView } from '../sight.ts'
import type { Command } from './command.ts'
import { findCards, readCommand } from './command.ts'
import type { Dictionary, Request } from './dictionary.ts'
import type { Line, Telling } from './lines.ts'
import { SLOTS } from './lines.ts'
import type { Menu } from './menu.ts'
import {
  cardLines,
  helpLines,
  manyCards,
  optionLines,
  playersLines,
  unknownReply,
  whyNotNumbers,
  zoneReply,
} from './replies.ts'
import { whyNotAsked, whyNotCard } from './why-not.ts'

/** What a conversation is about. */
export interface About {
  readonly telling: Telling
  readonly dictionary: Dictionary
  readonly menu: Menu | undefined
  /** The question at hand in words. */
  readonly question: string
  readonly log: () => readonly Line[]
  readonly onLeave: () => void
}

type Obey = (command: Command) => Promise<readonly Line[]>

/** Commands are obeyed at the table as it lies; `rest` gives what of a long list was not told yet. */
export function useObey(
  { telling, dictionary, menu, question, log, onLeave }: About,
  rest: () => readonly Line[],
): Obey {
  const { t, table, reason } = telling
  const { sight, link } = table
  const { view, act, step } = sight
  const rulings = useRulings()
  const host = useHost()
  const [, goTo] = useLocation()
  const line = (say: string): Line[] => [{ say }]

  /** Does something to the game: nothing is answered but why not, or what the player should know. */
  const told = async (change: Promise<Refusal | undefined> | undefined, done?: string): Promise<Line[]> => {
    if (change === undefined) return line(t('text.only-watching'))
    const refusal = await change
    if (refusal !== undefined) return line(reason(refusal))
    return done === undefined ? [] : line(done)
  }
  const give = (answer: Answer, label: string): Promise<Line[]> => told(link?.answer(step, [answer]), label)

  const choose = (numbers: readonly number[]): Promise<Line[]> | Line[] => {
    const wrong = whyNotNumbers(telling, numbers, menu)
    if (wrong !== undefined || menu === undefined) return line(wrong ?? '')
    const { items, usual } = menu
    const [first] = numbers
    if (usual !== undefined && first === usual.number) return give(usual.answer, usual.label)
    const chosen = numbers.flatMap((number) => items.find((item) => item.number === number) ?? [])
    return give(
      chosen.flatMap(({ answer }) => answer),
      t.list(chosen.map(({ label }) => label)),
    )
  }

  /** A move that begins another action takes the place of the one that was begun. */
  const play = async (move: string): Promise<Line[]> => {
    if (link === undefined) return line(t('text.only-watching'))
    const refusal = whyNotAsked(telling)
    if (refusal !== undefined) return line(reason(refusal))
    if (act !== undefined && beginsAnother(move, act)) await link.cancel()
    const refused = await link.say(move)
    return refused === undefined ? [] : line(reason(refused))
  }

  const why = async (words: string): Promise<readonly Line[]> => {
    const example = `${dictionary.word('why')} junk`
    if (words === '') return line(t('text.why-what', { example }))
    const cards = findCards(words, dictionary)
    const [card] = cards
    if (card !== undefined)
      return cards.length > 1 ? [manyCards(telling, cards)] : [{ say: await whyNotCard(telling, card) }]
    const command = readCommand(words, dictionary)
    if (command.is === 'unknown') return unknownReply(telling, command, dictionary)
    if (command.is !== 'move') return line(t('text.why-what', { example }))
    const refusal = whyNotAsked(telling) ?? (await link?.why(command.line))
    return line(refusal === undefined ? t('text.possible') : reason(refusal))
  }

  const legal = async (): Promise<readonly Line[]> => {
    const moves = view.decision === undefined ? [] : ((await link?.legal()) ?? [])
    if (moves.length === 0) return line(t('text.legal-none'))
    return [t('text.legal', { count: moves.length }), ...moves.map((move) => move.replace(/^p\d /, ''))].map((say) => ({
      say,
    }))
  }

  const request = (what: Request, words: string): Promise<readonly Line[]> | readonly Line[] => {
    switch (what) {
      case 'options':
        return optionLines(telling, question, menu)
      case 'card':
        return cardLines(telling, words, dictionary, rulings)
      case 'why':
        return why(words)
      case 'legal':
        return legal()
      case 'more':
        return rest().length === 0 ? line(t('text.nothing-more')) : rest()
      case 'log':
        return log()
      case 'help':
        return helpLines(telling, dictionary)
      case 'undo':
        return told(link?.undo(), t('text.done-undo'))
      case 'cancel':
        return act === undefined ? line(t('text.nothing-to-cancel')) : told(link?.cancel(), t('text.done-cancel'))
      case 'leave':
        onLeave()
        return []
      case 'rules':
      case 'home':
        goTo(what === 'home' ? '/' : '/rules')
        return []
      case 'rematch':
        if (view.phase !== 'over' || link === undefined) return line(reason({ key: 'not-now', facts: {} }))
        return host.create(sight.setup, view.winners).then((game) => {
          goTo(`/table/${game}`)
          return []
        })
      default:
        return zoneReply(telling, what) ?? []
    }
  }

  return async (command) => {
    switch (command.is) {
      case 'nothing':
        return optionLines(telling, question, menu)
      case 'numbers':
        return choose(command.numbers)
      case 'none':
        return menu?.min === 0 ? give([], t('text.none')) : play('choose none')
      case 'move':
        return play(command.line)
      case 'player':
        return view.decision?.kind === 'seats'
          ? play(`choose p${command.seat + 1}`)
          : playersLines(telling, [command.seat])
      case 'request':
        return request(command.what, command.rest)
      case 'unknown':
        return unknownReply(telling, command, dictionary)
    }
  }
}

/** Whether a move is about another action than the one that was begun. */
function beginsAnother(move: string, act: ActView): boolean {
  const [verb, slot] = move.replace(/^p\d /, '').split(' ')
  if (verb === 'choose') return false
  if (verb === 'buy')
    return act.do !== 'buy' || slot !== (act.slot === FROM_DISCARD ? 'discard' : String(SLOTS - (act.slot ?? 0)))
  if (verb === 'build') return act.do !== 'build' && act.do !== 'build with help'
  return verb !== 'discard' || act.do !== 'take inventory'
}
