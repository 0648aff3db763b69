/** Schemas of the HTTP responses, for the API description. Responses come from the room's views and are not filtered here. */
import { BOT_LEVELS } from '@merchants/protocol'
import { clock } from '@merchants/protocol/schema'
import { z } from 'zod'

const stage = z.enum(['gathering', 'playing', 'over'])
const kind = z.enum(['open', 'person', 'bot'])
const level = z.enum(BOT_LEVELS).nullable()
const places = z.array(z.int())

const ofTable = { isPublic: z.boolean(), clock: clock.nullable(), hasPause: z.boolean() }
const setup = z.record(z.string(), z.any())

const options = z.union([
  z.object({ game: z.string(), setup, ...ofTable }),
  z.object({ decks: z.array(z.string()), teams: z.boolean(), ...ofTable }).describe('Protocol 1'),
])

const ending = z.enum(['won', 'agreed', 'abandoned'])
const added = { commitment: z.string(), salts: z.array(z.string()) }

const seatView = z.object({
  is: kind,
  name: z.string(),
  level,
  isReady: z.boolean(),
  isHere: z.boolean(),
  standIn: z.enum(['away', 'asked', 'clock', 'resigned']).nullable(),
  clock: z.object({ left: z.number(), since: z.number().nullable() }).nullable(),
})

const proposal = z.object({
  what: z.enum(['undo', 'end', 'open']),
  by: z.int(),
  number: z.int(),
  steps: z.int().optional(),
  opens: z.int().optional(),
  agreed: places,
  needed: places,
})

const proofEvent = z.union([
  z.object({
    what: z.literal('undone'),
    answers: z.int(),
    seat: z.int(),
    steps: z.int(),
    by: z.enum(['undo', 'cancel', 'agreed', 'alone']),
  }),
  z.object({ what: z.literal('seat taken'), answers: z.int(), seat: z.int(), name: z.string() }),
])

export const tableShape = z
  .object({
    table: z.string(),
    stage,
    game: z.int(),
    options,
    seats: z.array(seatView),
    host: z.int(),
    spectators: z.int(),
    ...added,
    proposal: proposal.nullable(),
    ending: ending.nullable(),
    winners: places,
    again: places,
    next: z.object(added).optional(),
  })
  .describe('The public state of a table')

export const deviceShape = z
  .object({ device: z.string(), since: z.number(), isLink: z.boolean(), isThis: z.boolean() })
  .describe('A device or an unused link that opens a seat')

export const lobbyShape = z.array(
  z.object({
    table: z.string(),
    stage,
    options,
    seats: z.array(z.object({ is: kind, name: z.string(), level })),
    since: z.number(),
  }),
)

const played = z.union([
  z.object({ plays: z.object({ game: z.string(), rules: z.int(), setup }) }),
  z
    .object({
      rules: z.int(),
      players: z.int(),
      decks: z.array(z.string()),
      teams: z.boolean(),
      starter: z.int(),
    })
    .describe('Protocol 1'),
])

export const proofShape = z
  .object({
    format: z.literal('merchants-table-proof'),
    table: z.string(),
    game: z.int(),
    names: z.array(z.string()),
    ...added,
    secret: z.string(),
    seed: z.string(),
    answers: z.array(places),
    words: z.array(z.string().nullable()).optional(),
    ending,
    winners: places,
    winnersBefore: places,
    events: z.array(proofEvent).optional(),
    digest: z.string(),
  })
  .and(played)
  .describe('The proof of how the shuffles of a finished game were made')
