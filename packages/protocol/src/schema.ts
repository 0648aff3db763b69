/** The messages that a table accepts, checked before anything else reads them. Everything has a limit. */
import { z } from 'zod'
import { BOT_LEVELS } from './match-view.ts'
import { isPlain, isVisible } from './text.ts'

const seat = z.int().min(0).max(3)
const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const question = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const answer = z.array(z.int().min(0).max(100_000)).max(120)
const line = z.string().min(1).max(400)

/** The room judges the characters of a name and gives the reason for a refusal. */
export const nickname = z.string().trim().max(24)
export const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
export const tableName = z.string().regex(/^[a-z2-7]{12}$/)

/** The number that a seat adds to the randomness of a game. */
export const salt = z.string().regex(/^[0-9a-f]{32,64}$/)

export const clock = z.union([
  z.strictObject({ kind: z.literal('live'), seconds: z.int().min(60).max(14_400) }),
  z.strictObject({
    kind: z.literal('slow'),
    seconds: z
      .int()
      .min(600)
      .max(14 * 86_400),
  }),
])

const ofTable = { isPublic: z.boolean(), clock: clock.nullable(), hasPause: z.boolean().optional() }

/** The game checks it and drops unknown fields. */
const setup = z.record(z.string(), z.any())

export const options = z.union([
  z.strictObject({ ...ofTable, game: z.string().max(20), setup }),
  // Protocol 1.
  z.strictObject({ ...ofTable, decks: z.array(z.string().max(20)).min(3).max(5), teams: z.boolean() }),
])

/** The kinds of seat, for a player who joins or for a bot. */
export const seatPlan = z.union([
  z.strictObject({ is: z.literal('open') }),
  z.strictObject({ is: z.literal('bot'), level: z.enum(BOT_LEVELS) }),
])

const seatPlans = z.array(seatPlan).min(1).max(4)

const chatText = z
  .string()
  .trim()
  .max(300)
  .refine((text) => isVisible(text) && isPlain(text))

const proposed = z.enum(['undo', 'end', 'open'])

/** Messages from a socket. `seat` names one of its seats if it has several. */
const about = { id, seat: seat.optional() }

export const clientMessage = z.discriminatedUnion('do', [
  z.strictObject({
    ...about,
    do: z.literal('answer'),
    question,
    answers: z.array(answer).min(1).max(40),
    // Only if it can be undone, as far as the seat can tell.
    free: z.literal(true).optional(),
  }),
  z.strictObject({ ...about, do: z.literal('say'), question, line }),
  z.strictObject({ ...about, do: z.literal('why'), line }),
  z.strictObject({ ...about, do: z.literal('legal') }),
  z.strictObject({ ...about, do: z.literal('undo'), question }),
  z.strictObject({ ...about, do: z.literal('cancel'), question }),
  z.strictObject({ ...about, do: z.literal('past'), step: question }),
  z.strictObject({ ...about, do: z.literal('frames'), from: question.optional(), to: question }),
  z.strictObject({ ...about, do: z.literal('look') }),
  z.strictObject({ ...about, do: z.literal('chat'), text: chatText }),
  z.strictObject({ ...about, do: z.literal('ready'), isReady: z.boolean(), salt: salt.optional() }),
  z.strictObject({
    ...about,
    do: z.literal('set'),
    options: options.optional(),
    seats: seatPlans.optional(),
  }),
  z.strictObject({ ...about, do: z.literal('start') }),
  z.strictObject({ ...about, do: z.literal('stand in'), on: z.boolean() }),
  z.strictObject({ ...about, do: z.literal('resign') }),
  z.strictObject({ ...about, do: z.literal('propose'), what: proposed, opens: seat.optional() }),
  z.strictObject({
    ...about,
    do: z.literal('agree'),
    yes: z.boolean(),
    what: proposed.optional(),
    proposal: question.optional(),
  }),
  z.strictObject({ ...about, do: z.literal('again'), salt: salt.optional() }),
  z.strictObject({ ...about, do: z.literal('leave') }),
])

export type ClientMessage = z.infer<typeof clientMessage>

/** Bodies of the HTTP part. */
export const openTable = z.strictObject({
  name: nickname,
  options,
  seats: seatPlans,
  salt: salt.optional(),
})
export const takeSeat = z.strictObject({ name: nickname, seat: seat.optional(), salt: salt.optional() })
export const claimSeat = z.strictObject({ secret })
export const ownSeat = z.strictObject({ seat: seat.optional() })
export const ownDevice = z.strictObject({ seat: seat.optional(), device: z.string().regex(/^[0-9a-f]{12}$/) })

export type OpenTable = z.infer<typeof openTable>
export type TakeSeat = z.infer<typeof takeSeat>
