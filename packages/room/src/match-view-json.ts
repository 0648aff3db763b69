/** Views as text, character for character as JSON.stringify writes them. */
import type { Diff, MatchMessage, MatchState } from '@merchants/protocol'
import { AsciiText, diff, Packer } from '@merchants/protocol'
import type { AnyView } from '@merchants/tabletop'
import { createMatchViews } from './views.ts'
import type { Room } from './room.ts'
import type { ScreenSeats } from './log-cursor.ts'
import { shapesOf } from './shapes.ts'

/** A view as it can be sent. */
export interface MatchViewText {
  /** The base for comparing the next view. */
  readonly state: MatchState
  /** All of it. */
  readonly whole: () => string
  /** Only what has changed since what the same seats were sent before, valid until the next one is written. */
  readonly since: (before: MatchState) => Uint8Array
}

/** The part that all viewers of this moment are sent. */
export function createMatchViewWriter(room: Room): (screen: ScreenSeats, sent: number) => MatchViewText | undefined {
  const sightFor = createMatchViews(room)
  const packer = packerFor(room.options.game)
  let viewText: ((view: AnyView) => string) | undefined
  return (screen, sent) => {
    const seen = sightFor(screen, sent)
    if (seen === undefined) return undefined
    const { game, question, from, log, news, step, view, act, whyNoUndo, curtain } = seen
    const state: MatchState = { game, question, from, news, step, view, act, whyNoUndo, curtain }
    return {
      state,
      whole: () => {
        viewText ??= room.play?.rules.wire?.viewWriter() ?? JSON.stringify
        return matchViewText(seen, viewText(view))
      },
      since: (before) => diffText(packer, diff(before, state) ?? {}, log),
    }
  }
}

const packers = new Map<string, Packer>()

function packerFor(game: string): Packer {
  const packer = packers.get(game) ?? new Packer(shapesOf(game))
  packers.set(game, packer)
  return packer
}

const text = new AsciiText()

function diffText(packer: Packer, change: Diff, log: MatchMessage['log']): Uint8Array {
  text.cut(0)
  text.add('{"is":"diff","sight":')
  packer.pack(change, text)
  text.add(',"log":')
  packer.pack(log, text)
  text.add('}')
  return text.written
}

function matchViewText(matchView: MatchMessage, view: string): string {
  const { game, question, from, log, news, step, act, whyNoUndo, curtain } = matchView
  const head = `{"is":"sight","game":${game},"question":${question},"from":${from},"log":${JSON.stringify(log)},"news":${news}`
  return `${head},"step":${step},"view":${view}${field('act', act)}${field('whyNoUndo', whyNoUndo)}${field('curtain', curtain)}}`
}

/** A field that is left out if there is nothing to say. */
function field(name: string, value: object | number | undefined): string {
  if (value === undefined) return ''
  return `,"${name}":${typeof value === 'number' ? value : JSON.stringify(value)}`
}
