/** `merchants verify`: checks the proof of a game that was played online, here and without believing any server. */
import { createReadStream } from 'node:fs'
import type { Proof, ProofEvent } from '@merchants/protocol'
import type { Check, Checked } from '@merchants/room'
import { checkProof, inEnglish } from '@merchants/room'
import { Command } from 'commander'

const HELP = `
FILE is a proof as the table shows it after a game, - is standard input, or give its address:
  merchants verify https://example.org/api/tables/abcdefghijkl/games/1
With --promised you compare what you noted before the cards were dealt: only then nobody can have dealt again.
Exit code: 0 everything is as promised, 1 something is wrong, 2 the proof cannot be read. How it works: docs/fair.md.`

/** More than any game needs. */
const LARGEST_PROOF = 8_000_000
const PATIENCE = 30_000

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('check that the shuffles of a game played online were fixed before it began')
    .argument('<file>', 'the proof: a file, an address, or - for standard input')
    .option('--promised <hash>', 'what the table promised before the game')
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
  const game = proof as Proof
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

function sentence({ check, why }: Checked, game: Proof | undefined): string {
  if (why !== undefined) return `WRONG  ${capital(inEnglish(why))}.`
  return game === undefined ? '' : `right  ${SENTENCES[check](game)}`
}

const SENTENCES: Readonly<Record<Check, (proof: Proof) => string>> = {
  form: () => 'This is the proof of a game.',
  commitment: ({ commitment }) => `The secret is the one that was promised before the game: ${commitment}.`,
  seed: ({ salts }) =>
    `All chance comes from that secret and from what ${salts.filter(Boolean).length} of ${salts.length} seats have added.`,
  starter: (proof) => `${nameOf(proof, proof.starter)} starts, as this chance says.`,
  game: (proof) =>
    `All ${proof.answers.length} answers are possible with these shuffles and dice, and ${endOf(proof)}.`,
  digest: () => 'Nothing else in the proof was changed.',
}

/** What people did to the game beyond its rules. The table noted it; it does not come from chance. */
function record(proof: Proof): string[] {
  const { events } = proof
  if (events === undefined) return ['note   This game began before the table noted what was taken back.']
  if (events.length === 0) return ['note   Nothing was taken back, and nobody new took a seat.']
  return events.map((event) => `note   After ${counted(event.answers, 'answer')} ${eventText(event, proof)}.`)
}

const HOW: Readonly<Record<Extract<ProofEvent, { what: 'undone' }>['by'], string>> = {
  undo: 'freely: nobody had learned anything from it',
  cancel: 'giving up an action before it was done',
  agreed: 'and all others agreed',
  alone: 'with no other person to ask',
}

function eventText(event: ProofEvent, proof: Proof): string {
  if (event.what === 'seat taken') return `${event.name} took over seat ${event.seat + 1}`
  return `${nameOf(proof, event.seat)} took back ${counted(event.steps, 'answer')}, ${HOW[event.by]}`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const opening = (proof: Proof): string =>
  `Game ${proof.game} at table ${proof.table}: ${proof.names.map((_, seat) => nameOf(proof, seat)).join(', ')}.`

function closing(isRight: boolean, isPromised: boolean, promised: string | undefined): string[] {
  if (!isPromised) return ['WRONG  Before the game something else was promised than this proof says.']
  if (!isRight) return ['This proof does not hold.']
  const fixed = 'The shuffles and dice of this game were fixed before it began.'
  return promised === undefined ? [fixed, 'If you noted what was promised then, compare it with --promised.'] : [fixed]
}

const nameOf = ({ names }: Proof, seat: number): string => names[seat] || `the program at seat ${seat + 1}`

function endOf(proof: Proof): string {
  if (proof.ending === 'agreed') return 'the game goes as far as it was played, until the people ended it'
  if (proof.ending === 'abandoned') return 'the game goes as far as it was played, until nobody was left'
  return `${proof.winners.map((seat) => nameOf(proof, seat)).join(' and ')} won`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
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
    signal: AbortSignal.timeout(PATIENCE),
    headers: { accept: 'application/json' },
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
    if (size > LARGEST_PROOF) throw new Error('this is too large to be the proof of a game')
    pieces.push(bytes)
  }
  return Buffer.concat(pieces).toString('utf8')
}
