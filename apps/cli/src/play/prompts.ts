/** Asks at the terminal what the options have left open. Enter all the way is a good game. */
import { cancel, intro, isCancel, multiselect, outro, select } from '@clack/prompts'
import type { Deck } from '@merchants/dale'
import { DECKS, decksNeeded } from '@merchants/dale'
import type { SeatKind } from './match.ts'
import type { Wishes } from './options.ts'
import { usualSeats } from './options.ts'

/** The person has left. */
export class Left extends Error {}

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
  pandas: 'mastery of the market, easy',
  raccoons: 'stealing, nasty',
  squirrels: 'bending the building rules, easy',
  ocelots: 'chaos and luck',
  chameleons: 'copying, for experts',
}

export async function askWishes(given: Wishes): Promise<Wishes> {
  if (given.players !== undefined && given.seats !== undefined && given.decks !== undefined) return given
  intro('Dale of Merchants')
  const { players, teams } =
    given.players === undefined ? await askPlayers(given) : { players: given.players, teams: given.teams ?? false }
  const seats = given.seats ?? (await askSeats(players))
  const decks = given.decks ?? (await askDecks(players, teams))
  outro("Type a number, a move, or 'help'.")
  return { ...given, players, teams, seats, decks }
}

export async function answered<T>(asked: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await asked
  if (!isCancel(answer)) return answer as Exclude<T, symbol>
  cancel('No game, then.')
  throw new Left()
}

async function askPlayers({ teams }: Wishes): Promise<{ players: number; teams: boolean }> {
  if (teams) return { players: 4, teams }
  const options = [
    { value: '2', label: '2 players' },
    { value: '3', label: '3 players' },
    { value: '4', label: '4 players' },
    { value: 'teams', label: '4 players in two teams', hint: 'p1 and p3 against p2 and p4, 10 stacks' },
  ]
  const chosen = await answered(select({ message: 'How many play?', options, initialValue: '2' }))
  return chosen === 'teams' ? { players: 4, teams: true } : { players: Number(chosen), teams: false }
}

async function askSeats(players: number): Promise<readonly SeatKind[]> {
  const others = players - 1
  const bots = (name: string): string => (others === 1 ? `You against a ${name} bot` : `You and ${others} ${name} bots`)
  const options = [
    { value: 'greedy', label: bots('greedy'), hint: 'plays sensibly' },
    { value: 'random', label: bots('random'), hint: 'does anything' },
    { value: 'human', label: 'All people, at this keyboard', hint: 'hands are hidden in between' },
    { value: 'each', label: 'Choose for every seat' },
  ]
  const chosen = await answered(select({ message: 'Who plays?', options, initialValue: 'greedy' }))
  if (chosen !== 'each') return usualSeats(players).map((_, seat) => (seat === 0 ? 'human' : (chosen as SeatKind)))
  const seats: SeatKind[] = []
  for (let seat = 0; seat < players; seat++) seats.push(await askSeat(seat))
  return seats
}

function askSeat(seat: number): Promise<SeatKind> {
  const options = [
    { value: 'human' as SeatKind, label: 'a person' },
    { value: 'greedy' as SeatKind, label: 'greedy bot' },
    { value: 'random' as SeatKind, label: 'random bot' },
  ]
  const initialValue: SeatKind = seat === 0 ? 'human' : 'greedy'
  return answered(select<SeatKind>({ message: `Who is p${seat + 1}?`, options, initialValue }))
}

async function askDecks(players: number, teams: boolean): Promise<NonNullable<Wishes['decks']>> {
  const needed = decksNeeded(players, teams)
  const options = [
    { value: 'first', label: 'A good first set', hint: 'platypuses, polecats, sloths …' },
    { value: 'random', label: 'Surprise me', hint: `${needed} of 14` },
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
