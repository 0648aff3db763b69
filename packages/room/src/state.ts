/** The state of a table and queries on it. Only `apply-event.ts` changes it. */
import type { ChatLine, Ending, ProofEvent, ProposalKind, TableOptions } from '@merchants/protocol'
import type { Answer, Decision } from '@merchants/tabletop'
import type { RoomSeat } from './room-seat.ts'
import { isPlayedByHuman, isVoter } from './room-seat.ts'
import type { Held } from './pause.ts'
import type { LazyMatch } from './lazy-match.ts'

/** How a game was dealt. */
export interface MatchStart {
  readonly game: number
  /** The game's name, and its rules version. */
  readonly plays: string
  readonly rules: number
  readonly setup: object
  readonly secret: string
  readonly commitment: string
  readonly salts: readonly string[]
  readonly seed: string
  readonly winnersBefore: readonly number[]
  /** Whether undos and changes of seats are recorded in its proof. */
  readonly isRecorded: boolean
}

/** A game that is over: enough to prove it. */
export interface FinishedMatch extends MatchStart {
  readonly names: readonly string[]
  /** `AnswersInWords` as JSON, because a table may play many games. */
  readonly answersJson: string
  readonly events: readonly ProofEvent[]
  readonly ending: Ending
  readonly winners: readonly number[]
}

export interface OpenProposal {
  readonly what: ProposalKind
  readonly by: number
  readonly number: number
  /** How many answers are left after the undo. */
  readonly to: number
  readonly steps: number
  /** The seat that a new player can take. */
  readonly opens: number | undefined
  readonly agreed: readonly number[]
  readonly since: number
}

/** When a seat last proposed something that came to nothing. */
export interface LastProposed {
  readonly what: ProposalKind
  readonly at: number
  /** The number of the question that this seat was shown. */
  readonly question: number
}

/** A seat's last action; sent again, it is acknowledged and changes nothing. */
export interface LastCommand {
  /** How many answers had been given, and how often anything had been taken back. */
  readonly step: number
  readonly undos: number
  /** The number of the question for this seat alone, where it could not be found out later. */
  readonly question: number | undefined
  readonly given: readonly Answer[]
  readonly line: string | undefined
  readonly by: 'answer' | 'undo' | 'cancel'
}

/** A clock that runs. */
export interface ActiveClock {
  readonly seat: number
  readonly question: number
  readonly since: number
}

export interface ShownClocks {
  readonly running: ActiveClock | undefined
  /** Milliseconds, by seat. */
  readonly left: readonly number[]
}

export class RoomState {
  table = ''
  root = ''
  options: TableOptions = { game: '', setup: {}, isPublic: false, clock: null, hasPause: true }
  roomSeats: RoomSeat[] = []
  host = -1
  stage: 'gathering' | 'playing' | 'over' = 'gathering'
  /** Whether all players left before a game began. */
  isClosed = false
  deal: MatchStart | undefined = undefined
  play: LazyMatch | undefined = undefined
  /** The commitment for the next game, and the numbers that seats have added. */
  nextCommitment = ''
  salts: string[] = []
  ending: Ending | undefined = undefined
  winners: readonly number[] = []
  readonly finished: FinishedMatch[] = []
  proposal: OpenProposal | undefined = undefined
  /** How many proposals there were at this table. */
  proposals = 0
  /** By seat. */
  lastProposed: Readonly<Record<number, LastProposed>> = {}
  /** Actions outside the rules in this game. */
  events: ProofEvent[] = []
  readonly chat: (ChatLine & { readonly id: number })[] = []
  /** How often anything was answered or taken back. */
  question = 0
  /** At least as many questions as any viewer was shown in the games before this one. */
  questionsBefore = 0
  /** Since when the question is open. */
  questionSince = 0
  /** The question that a bot answers this once. */
  hurried = -1
  running: ActiveClock | undefined = undefined
  /** The clocks as of the last public question. */
  shownClocks: ShownClocks = { running: undefined, left: [] }
  /** The part not shown yet because others may react. */
  held: Held | undefined = undefined
  readonly lastDone: (LastCommand | undefined)[] = []
  openedAt = 0
  touchedAt = 0

  /** The number of the game that is played, was played last, or will be the first. */
  get game(): number {
    return this.deal?.game ?? 1
  }

  /** The number of the game that begins next. */
  get nextGame(): number {
    return this.deal === undefined ? 1 : this.deal.game + 1
  }

  get decision(): Decision | undefined {
    return this.stage === 'playing' ? this.play?.history.pause.decision : undefined
  }

  get humanSeats(): number[] {
    return this.seatsThat(({ is }) => is === 'person')
  }

  /** Seats played by their own player. */
  get activeSeats(): number[] {
    return this.seatsThat(isPlayedByHuman)
  }

  /** The seat whose clock runs; none while a seat other than the active player is asked a secret question. */
  get clockSeat(): number | undefined {
    if (this.options.clock === null) return undefined
    const { decision } = this
    if (decision === undefined || this.isAskedAside) return undefined
    const roomSeat = this.roomSeats[decision.seat]
    return roomSeat !== undefined && isPlayedByHuman(roomSeat) ? decision.seat : undefined
  }

  /** Whether a seat other than the active player is asked, and others cannot tell. */
  private get isAskedAside(): boolean {
    const { decision, play } = this
    if (decision === undefined || play === undefined) return false
    const { rules, history } = play
    const { secretQuestions: secret } = rules
    return secret !== undefined && decision.seat !== secret.active(history.pause.now) && !play.isOpen
  }

  /** Whether a player is asked a question that must not stay open for long, because that would reveal who was asked. */
  get isSecretlyAsked(): boolean {
    const { decision, options, play } = this
    if (decision === undefined || !isPlayedByHuman(this.roomSeats[decision.seat])) return false
    return play?.rules.secretQuestions?.isSecret(decision) === true || (options.clock !== null && this.isAskedAside)
  }

  /** Seats that have to be asked for what all must agree to, whether their person is here or not. */
  get voters(): number[] {
    return this.seatsThat(isVoter)
  }

  /** The seats that must agree to the proposal. */
  get votersNeeded(): number[] {
    const by = this.proposal?.by
    return this.voters.filter((seat) => seat !== by)
  }

  private seatsThat(fits: (roomSeat: RoomSeat) => boolean): number[] {
    return this.roomSeats.flatMap((roomSeat, seat) => (fits(roomSeat) ? [seat] : []))
  }
}
