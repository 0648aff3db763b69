/** `merchants analyse`: reviews a finished game from the point of view of one seat. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Judged, JudgedMove, Review } from '@merchants/bots/coach'
import { decisionsOf, judge, reviewOf } from '@merchants/bots/coach'
import type { CoveJudged } from '@merchants/bots/cove'
import { coveDecisionsOf, judgeInCove } from '@merchants/bots/cove'
import { cove, beginSaved as beginCove, readSavedStart as readCoveStart } from '@merchants/cove'
import { dale, load, readSeat, seatWord } from '@merchants/dale'
import type { Chance, Json } from '@merchants/tabletop'
import { fastChance, movesIn, object, reopen } from '@merchants/tabletop'
import { Command, InvalidArgumentError, Option } from 'commander'
import { whole } from '../arg-numbers.ts'
import { watched } from '../sim/many.ts'
import { COVE_TELLING } from './cove-words.ts'
import { curveOf } from './curve.ts'
import { DALE_TELLING } from './dale-words.ts'
import { reportOf } from './report.ts'

interface Options {
  readonly seat: number
  readonly playouts: number
  readonly svg?: string
  readonly json: boolean
}

const HELP = `
GAME is a game in notation, as merchants play and the page (Share, Download move list) save it. At each decision the coach knows what
the seat knew then, and deals the rest at random. The same game and number of playouts give the same result.
Ctrl-C stops and prints what was found so far. docs/bots.md explains the terms.`

export const analyseCommand = (): Command =>
  new Command('analyse')
    .description('show where a game was won or lost, with mistakes and turning points')
    .argument('<game>', 'a file, or - for standard input')
    .addOption(new Option('--seat <seat>', 'whose decisions').argParser(seatIn).default(0, 'p1'))
    .option('--playouts <n>', 'playouts for each decision', whole(20), 400)
    .option('--svg <file>', 'write a chart of the winning chances to this file')
    .option('--json', 'print JSON', false)
    .addHelpText('after', HELP)
    .action(async (place: string, { seat, playouts, svg, json }: Options) => {
      const game: Json = JSON.parse(readFileSync(place === '-' ? 0 : place, 'utf8'))
      const { review, report } = await analysed(game, seat, playouts)
      if (svg !== undefined) writeFileSync(svg, curveOf(review))
      process.stdout.write(json ? `${JSON.stringify(review, undefined, 2)}\n` : report)
    })

function seatIn(word: string): number {
  const seat = readSeat(word)
  if (seat === undefined) throw new InvalidArgumentError('a seat is p1, p2, p3 or p4')
  return seat
}

/** A review, and the text about it in the words of its game. */
async function analysed(
  game: Json,
  seat: number,
  playouts: number,
): Promise<{ readonly review: Review<JudgedMove>; readonly report: string }> {
  if (object(game, 'game')['game'] === 'cove') {
    const review = await analyseCove(game, seat, playouts)
    return { review, report: reportOf(review, COVE_TELLING) }
  }
  const review = await analyse(game, seat, playouts)
  return { review, report: reportOf(review, DALE_TELLING) }
}

/** Reviews what a seat has decided in a game of Dale. */
export async function analyse(game: Json, seat: number, iterations: number): Promise<Review> {
  const start = load(game)
  const { history, stop } = reopen(dale, start, { answers: [], moves: movesIn(game) })
  if (stop !== undefined) throw new Error(`move ${stop.played + 1} is not possible: ${dale.moves.explain(stop.why)}`)
  if (history.pause.now.seats[seat] === undefined) throw noSeat(seat)
  const answers = history.past.map(({ answer }) => answer)
  const { decisions, hasWon } = decisionsOf(start.pause.rest, answers, seat)
  const judged: readonly (Judged | undefined)[] = await judgeAll(decisions, (decision, chance) =>
    judge(decision, chance, { iterations }),
  )
  return reviewOf(seat, decisions.length, judged, hasWon)
}

/** Reviews what a human has decided in a game of the Cove. */
export async function analyseCove(game: Json, seat: number, iterations: number): Promise<Review<CoveJudged>> {
  const start = beginCove(readCoveStart(game))
  const { history, stop } = reopen(cove, start, { answers: [], moves: movesIn(game) })
  if (stop !== undefined) throw new Error(`move ${stop.played + 1} is not possible: ${cove.moves.explain(stop.why)}`)
  if (history.pause.now.humans[seat] === undefined) throw noSeat(seat)
  const answers = history.past.map(({ answer }) => answer)
  const { decisions, hasWon } = coveDecisionsOf(start.pause.rest, answers, seat)
  const judged = await judgeAll(decisions, (decision, chance) => judgeInCove(decision, chance, { iterations }))
  return reviewOf(seat, decisions.length, judged, hasWon)
}

const noSeat = (seat: number): Error => new Error(`there is no ${seatWord(seat)} in this game`)

/** One decision after the other, with a progress bar, until all are judged or the user interrupts. */
async function judgeAll<Decision extends { readonly step: number }, Move>(
  decisions: readonly Decision[],
  judgeOne: (decision: Decision, chance: Chance) => Promise<Move>,
): Promise<readonly Move[]> {
  const judged: Move[] = []
  await watched(
    decisions.length,
    async (stopped, done) => {
      for (const decision of decisions) {
        if (stopped.aborted) return
        judged.push(await judgeOne(decision, fastChance(decision.step + 1)))
        done(judged.length)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    'decisions',
  )
  return judged
}
