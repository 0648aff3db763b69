/** Asks for the options that were not given. Pressing Enter each time starts a good first game. */
import { intro, multiselect, outro, select } from '@clack/prompts'
import type { Deck } from '@merchants/dale'
import { DECKS, decksNeeded } from '@merchants/dale'
import { labelOf } from '../../arg-choices.ts'
import { answered } from '../prompt.ts'
import type { SeatKind } from './match.ts'
import type { PartialOptions } from './options.ts'
import { usualSeats } from './options.ts'

const THEMES: Readonly<Record<Deck, string>> = {
  platypuses: 'card control, easy',
  sloths: 'delayed actions',
  crocodiles: 'threats, nasty',
  foxes: '“helping” others, for experts',
  polecats: 'taking risks, easy',
  owls: 'reacting to others, for experts',
  beavers: 'planning, for experts',
  penguins: 'spending cards',
  macaws: 'a better hand, easy',
  pandas: 'mastering the market, easy',
  raccoons: 'stealing, nasty',
  squirrels: 'bending the building rules, easy',
  ocelots: 'chaos and luck',
  chameleons: 'copying, for experts',
}

export async function promptOptions(given: PartialOptions): Promise<PartialOptions> {
  if (given.players !== undefined && given.seats !== undefined && given.decks !== undefined) return given
  intro('Dale of Merchants')
  const { players, teams } =
    given.players === undefined ? await askPlayers(given) : { players: given.players, teams: given.teams ?? false }
  const seats = given.seats ?? (await askSeats(players))
  const decks = given.decks ?? (await askDecks(players, teams))
  outro("Type a number, a move, or 'help'.")
  return { ...given, players, teams, seats, decks }
}

async function askPlayers({ teams }: PartialOptions): Promise<{ players: number; teams: boolean }> {
  if (teams) return { players: 4, teams }
  const options = [
    { value: '2', label: '2 players' },
    { value: '3', label: '3 players' },
    { value: '4', label: '4 players' },
    { value: 'teams', label: '4 players in two teams', hint: 'p1 and p3 against p2 and p4, 10 stacks' },
  ]
  const chosen = await answered(select({ message: 'How many players?', options, initialValue: '2' }))
  return chosen === 'teams' ? { players: 4, teams: true } : { players: Number(chosen), teams: false }
}

/** The bots that can be chosen, and how they play. */
const BOTS: readonly { readonly level: SeatKind; readonly hint: string }[] = [
  { level: 'seasoned', hint: 'builds when it can, buys for its next stacks' },
  { level: 'novice', hint: 'the same, with a random action now and then' },
  { level: 'quick', hint: 'thinks to the end of its turn' },
  { level: 'trader', hint: 'looks four turns ahead' },
  { level: 'master', hint: 'the strongest, thinks for up to a second' },
  { level: 'random', hint: 'plays any legal move' },
]

async function askSeats(players: number): Promise<readonly SeatKind[]> {
  const others = players - 1
  const bots = (level: SeatKind): string =>
    others === 1 ? `You against one bot (${labelOf(level)})` : `You and ${others} bots (${labelOf(level)})`
  const options: { value: SeatKind | 'each'; label: string; hint?: string }[] = [
    ...BOTS.map(({ level, hint }) => ({ value: level, label: bots(level), hint })),
    { value: 'human', label: 'Players sharing this keyboard', hint: 'hands are hidden between turns' },
    { value: 'each', label: 'Choose for each seat' },
  ]
  const chosen = await answered(select<SeatKind | 'each'>({ message: 'Who plays?', options, initialValue: 'seasoned' }))
  if (chosen !== 'each') return usualSeats(players).map((_, seat) => (seat === 0 ? 'human' : chosen))
  const seats: SeatKind[] = []
  for (let seat = 0; seat < players; seat++) seats.push(await askSeat(seat))
  return seats
}

function askSeat(seat: number): Promise<SeatKind> {
  const options: { value: SeatKind; label: string; hint?: string }[] = [
    { value: 'human', label: 'a player' },
    ...BOTS.map(({ level, hint }) => ({ value: level, label: `bot (${labelOf(level)})`, hint })),
  ]
  const initialValue: SeatKind = seat === 0 ? 'human' : 'seasoned'
  return answered(select<SeatKind>({ message: `Player for seat p${seat + 1}`, options, initialValue }))
}

async function askDecks(players: number, teams: boolean): Promise<NonNullable<PartialOptions['decks']>> {
  const needed = decksNeeded(players, teams)
  const options = [
    { value: 'first', label: 'Beginner set', hint: 'platypuses, polecats, sloths …' },
    { value: 'random', label: 'Random', hint: `${needed} of 14` },
    { value: 'choose', label: 'Choose', hint: `${needed} of 14` },
  ]
  const chosen = await answered(select({ message: 'Which animalfolk?', options, initialValue: 'first' }))
  if (chosen === 'first' || chosen === 'random') return chosen
  for (;;) {
    const decks = await answered(
      multiselect<Deck>({
        message: `Choose ${needed} (space to choose, Enter when done)`,
        options: DECKS.map((deck) => ({ value: deck, label: deck, hint: THEMES[deck] })),
        required: true,
      }),
    )
    if (decks.length === needed) return decks
  }
}
