/** Runs a command and returns the reply. */
import { FROM_DISCARD } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import { useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import { useRulings } from '../../../words/cards.ts'
import type { ActView } from '../match-types.ts'
import type { Command } from './command.ts'
import { findCardsOfWhy, readCommand } from './command.ts'
import type { Dictionary, Request } from './dictionary.ts'
import type { Line, TextContext } from './describe-zones.ts'
import { SLOTS } from './describe-zones.ts'
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

/** The context of a conversation. */
export interface About {
  readonly context: TextContext
  readonly dictionary: Dictionary
  readonly menu: Menu | undefined
  /** The question at hand in words. */
  readonly question: string
  readonly log: () => readonly Line[]
  readonly onLeave: () => void
}

type RunCommand = (command: Command) => Promise<readonly Line[]>
type Lines = Promise<readonly Line[]> | readonly Line[]

/** Commands are obeyed at the table as it is; `rest` gives what of a long list was not told yet. */
export function useRunCommand(about: About, rest: () => readonly Line[]): RunCommand {
  const { context, dictionary, menu, question, log, onLeave } = about
  const { t, table, reason } = context
  const { match, link } = table
  const { view, act } = match
  const rulings = useRulings()
  const host = useHost()
  const [, goTo] = useLocation()

  const rematch = (): Lines => {
    if (view.phase !== 'over' || link === undefined) return line(reason({ key: 'not-now', facts: {} }))
    return host.create(match.setup, view.winners).then((game) => {
      goTo(`/table/${game}`)
      return []
    })
  }

  const request = (what: Request, words: string): Lines => {
    switch (what) {
      case 'options':
        return optionLines(context, question, menu)
      case 'card':
        return cardLines(context, words, dictionary, rulings)
      case 'why':
        return why(about, words)
      case 'legal':
        return legal(context)
      case 'more':
        return rest().length === 0 ? line(t('text.nothing-more')) : rest()
      case 'log':
        return log()
      case 'help':
        return helpLines(context, dictionary)
      case 'undo':
        return told(context, link?.undo(), t('text.done-undo'))
      case 'cancel':
        if (act === undefined) return line(t('text.nothing-to-cancel'))
        return told(context, link?.cancel(), t('text.done-cancel'))
      case 'leave':
        onLeave()
        return []
      case 'rules':
      case 'home':
        goTo(what === 'home' ? '/' : '/rules')
        return []
      case 'rematch':
        return rematch()
      default:
        return zoneReply(context, what) ?? []
    }
  }

  return async (command) =>
    command.is === 'request' ? request(command.what, command.rest) : runCommand(about, command)
}

/** Runs a command that changes the game. */
function runCommand(
  { context, dictionary, menu, question }: About,
  command: Exclude<Command, { is: 'request' }>,
): Lines {
  const { t, table } = context
  switch (command.is) {
    case 'nothing':
      return optionLines(context, question, menu)
    case 'numbers':
      return choose(context, menu, command.numbers)
    case 'none':
      return menu?.min === 0 ? give(context, [], t('text.none')) : play(context, 'choose none')
    case 'move':
      return play(context, command.line)
    case 'player':
      return table.match.view.decision?.kind === 'seats'
        ? play(context, `choose p${command.seat + 1}`)
        : playersLines(context, [command.seat])
    case 'unknown':
      return unknownReply(context, command, dictionary)
  }
}

const line = (say: string): Line[] => [{ say }]

/** Replies only with a refusal, or with something the player should know. */
async function told(
  { t, reason }: TextContext,
  change: Promise<Refusal | undefined> | undefined,
  done?: string,
): Promise<Line[]> {
  if (change === undefined) return line(t('text.only-watching'))
  const refusal = await change
  if (refusal !== undefined) return line(reason(refusal))
  return done === undefined ? [] : line(done)
}

function give(context: TextContext, answer: Answer, label: string): Promise<Line[]> {
  const { match, link } = context.table
  return told(context, link?.answer(match.step, [answer]), label)
}

function choose(context: TextContext, menu: Menu | undefined, numbers: readonly number[]): Lines {
  const wrong = whyNotNumbers(context, numbers, menu)
  if (wrong !== undefined || menu === undefined) return line(wrong ?? '')
  const { items, usual } = menu
  const [first] = numbers
  if (usual !== undefined && first === usual.number) return give(context, usual.answer, usual.label)
  const chosen = numbers.flatMap((number) => items.find((item) => item.number === number) ?? [])
  const answer = chosen.flatMap((item) => item.answer)
  return give(context, answer, context.t.list(chosen.map(({ label }) => label)))
}

/** A move that begins another action takes the place of the one that was begun. */
async function play(context: TextContext, move: string): Promise<Line[]> {
  const { t, table, reason } = context
  const { match, link } = table
  if (link === undefined) return line(t('text.only-watching'))
  const refusal = whyNotAsked(context)
  if (refusal !== undefined) return line(reason(refusal))
  if (match.act !== undefined && beginsAnother(move, match.act)) await link.cancel()
  const refused = await link.say(move)
  return refused === undefined ? [] : line(reason(refused))
}

async function why({ context, dictionary }: About, words: string): Promise<readonly Line[]> {
  const { t, table, reason } = context
  const example = `${dictionary.word('why')} junk`
  if (words === '') return line(t('text.why-what', { example }))
  const cards = findCardsOfWhy(words, dictionary)
  const [card] = cards
  if (card !== undefined)
    return cards.length > 1 ? [manyCards(context, cards)] : [{ say: await whyNotCard(context, card) }]
  const command = readCommand(words, dictionary)
  if (command.is === 'unknown') return unknownReply(context, command, dictionary)
  if (command.is !== 'move') return line(t('text.why-what', { example }))
  const refusal = whyNotAsked(context) ?? (await table.link?.why(command.line))
  return line(refusal === undefined ? t('text.possible') : reason(refusal))
}

async function legal({ t, table: { match, link } }: TextContext): Promise<readonly Line[]> {
  const moves = match.view.decision === undefined ? [] : ((await link?.legal()) ?? [])
  if (moves.length === 0) return line(t('text.legal-none'))
  const lines = [t('text.legal', { count: moves.length }), ...moves.map((move) => move.replace(/^p\d /, ''))]
  return lines.map((say) => ({ say }))
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
