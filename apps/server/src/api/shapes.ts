/** What the HTTP part answers, as schemas: for its description. What is sent comes from the room's door and is not cut here. */
import { BOT_LEVELS } from '@merchants/protocol'
import { clock } from '@merchants/protocol/schema'
import { z } from 'zod'

const stage = z.enum(['gathering', 'playing', 'over'])
const kind = z.enum(['open', 'person', 'bot'])
const level = z.enum(BOT_LEVELS).nullable()
const places = z.array(z.int())

const options = z.object({
  isPublic: z.boolean(),
  decks: z.array(z.string()),
  teams: z.boolean(),
  clock: clock.nullable(),
  hasPause: z.boolean(),
})

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
  .describe('A table as everybody may see it')

export const deviceShape = z
  .object({ device: z.string(), since: z.number(), isLink: z.boolean(), isThis: z.boolean() })
  .describe('Something that opens a seat: a device, or a link that nobody has used yet')

export const lobbyShape = z.array(
  z.object({
    table: z.string(),
    stage,
    options,
    seats: z.array(z.object({ is: kind, name: z.string(), level })),
    since: z.number(),
  }),
)

export const proofShape = z
  .object({
    format: z.literal('merchants-table-proof'),
    table: z.string(),
    game: z.int(),
    rules: z.int(),
    players: z.int(),
    decks: z.array(z.string()),
    teams: z.boolean(),
    names: z.array(z.string()),
    starter: z.int(),
    ...added,
    secret: z.string(),
    seed: z.string(),
    answers: z.array(places),
    ending,
    winners: places,
    winnersBefore: places,
    events: z.array(proofEvent).optional(),
    digest: z.string(),
  })
  .describe('Everything that proves how the chance of a finished game was made')
