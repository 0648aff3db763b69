/** `merchants verify`: checks the proof of a game that was played online, here and without trusting any server. */
import { createReadStream } from 'node:fs'
import type { Proof, Proof1, ProofEvent } from '@merchants/protocol'
import { playedIn1 } from '@merchants/protocol'
import type { Check, CheckResult } from '@merchants/room'
import { checkProof, inEnglish } from '@merchants/room'
import { Command } from 'commander'

const HELP = `
FILE is the proof of a finished game (- is standard input) or its address:
  merchants verify https://example.org/api/tables/abcdefghijkl/games/1
--promised compares the seal you noted before the deal. Only then can you be sure that the cards were not dealt again.
Exit code: 0 the proof is right, 1 something is wrong, 2 the proof cannot be read. How it works: docs/fair.md.`

/** More than any game needs. */
const MAX_PROOF = 8_000_000
const FETCH_TIMEOUT_MS = 30_000

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('check that the shuffles of an online game were fixed before it began')
    .argument('<file>', 'the proof as a file, an address, or - for standard input')
    .option('--promised <hash>', 'the seal you saw before the game')
    .addHelpText('after', HELP)
    .action(async (place: string, { promised }: { readonly promised?: string }) => {
      const { lines, isRight } = verify(await textAt(place), promised)
      process.stdout.write(`${lines.join('\n')}\n`)
      process.exitCode = isRight ? 0 : 1
    })

export interface Verified {
  readonly lines: readonly string[]
  readonly isRight: boolean
}

/** Every step of the check as a sentence. */
export function verify(text: string, promised?: string): Verified {
  const proof = parsed(text)
  const checked = checkProof(proof)
  const wrong = checked.find(({ why }) => why !== undefined)
  if (wrong?.check === 'form') return { lines: [sentence(wrong, undefined)], isRight: false }
  const game = proof as Proof | Proof1
  const isPromised = promised === undefined || promised.toLowerCase() === game.commitment
  const isRight = wrong === undefined && isPromised
  return {
    lines: [
      opening(game),
      ...checked.slice(1).map((each) => sentence(each, game)),
      ...record(game),
      ...closing(isRight, isPromised, promised),
    ],
    isRight,
  }
}

function sentence({ check, why }: CheckResult, game: Proof | Proof1 | undefined): string {
  if (why !== undefined) return `WRONG  ${capital(inEnglish(why))}.`
  return game === undefined ? '' : `right  ${SENTENCES[check](game)}`
}

const SENTENCES: Readonly<Record<Check, (proof: Proof | Proof1) => string>> = {
  form: () => 'This is the proof of a game.',
  commitment: ({ commitment }) => `The secret matches the seal shown before the game: ${commitment}.`,
  seed: ({ salts }) =>
    `All shuffles and dice come from that secret and the numbers added by ${salts.filter(Boolean).length} of ${salts.length} players.`,
  starter: drawnIn,
  game: (proof) =>
    `All ${proof.answers.length} answers are possible with these shuffles and dice, and ${endOf(proof)}.`,
  digest: () => 'Nothing else in the proof was changed.',
}

/** The draw before the deal. */
function drawnIn(proof: Proof | Proof1): string {
  const played = 'plays' in proof ? playedIn1(proof.plays) : proof
  return played === undefined
    ? 'Nothing else is random before the deal in this game.'
    : `${nameOf(proof, played.starter)} starts, as the seed says.`
}

/** Undos and new players. The server recorded them; they do not come from the seed. */
function record(proof: Proof | Proof1): string[] {
  const { events } = proof
  if (events === undefined) return ['note   This game began before undos were recorded.']
  if (events.length === 0) return ['note   Nothing was undone, and no new player took a seat.']
  return events.map((event) => `note   After ${counted(event.answers, 'answer')} ${eventText(event, proof)}.`)
}

const HOW: Readonly<Record<Extract<ProofEvent, { what: 'undone' }>['by'], string>> = {
  undo: 'before anyone had learned anything from it',
  cancel: 'cancelling an unfinished action',
  agreed: 'with everyone’s consent',
  alone: 'with no other player to ask',
}

function eventText(event: ProofEvent, proof: Proof | Proof1): string {
  if (event.what === 'seat taken') return `${event.name} took over seat ${event.seat + 1}`
  return `${nameOf(proof, event.seat)} undid ${counted(event.steps, 'answer')}, ${HOW[event.by]}`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const opening = (proof: Proof | Proof1): string =>
  `Game ${proof.game} at table ${proof.table}: ${proof.names.map((_, seat) => nameOf(proof, seat)).join(', ')}.`

function closing(isRight: boolean, isPromised: boolean, promised: string | undefined): string[] {
  if (!isPromised) return ['WRONG  The seal shown before the game was a different one.']
  if (!isRight) return ['This proof is wrong.']
  const fixed = 'The shuffles and dice of this game were fixed before it began.'
  return promised === undefined
    ? [fixed, 'If you noted the seal before the game, compare it with --promised.']
    : [fixed]
}

const nameOf = ({ names }: Pick<Proof, 'names'>, seat: number): string => names[seat] || `the bot at seat ${seat + 1}`

function endOf(proof: Proof | Proof1): string {
  if (proof.ending === 'agreed') return 'the game goes as far as it was played, until the players agreed to end it'
  if (proof.ending === 'abandoned') return 'the game goes as far as it was played, until all players had left'
  return `${proof.winners.map((seat) => nameOf(proof, seat)).join(' and ')} won`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function textAt(place: string): Promise<string> {
  if (/^https?:\/\//.test(place)) return fetched(place)
  return gathered(place === '-' ? process.stdin : createReadStream(place))
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    headers: { accept: 'application/json' },
  }).catch((cause: unknown) => {
    throw new Error(`${address} cannot be reached`, { cause })
  })
  if (!answer.ok || answer.body === null) throw new Error(`${address} answers ${answer.status}`)
  return gathered(answer.body)
}

async function gathered(source: AsyncIterable<string | Uint8Array>): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of source) {
    const bytes = Buffer.from(piece)
    size += bytes.length
    if (size > MAX_PROOF) throw new Error('this is too large to be the proof of a game')
    pieces.push(bytes)
  }
  return Buffer.concat(pieces).toString('utf8')
}
