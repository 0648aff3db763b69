/** What a table remembers, and what can be asked of it. Only `fold.ts` changes it. */
import type { DaleDecision, Setup } from '@merchants/dale'
import { isOpen, isSecret } from '@merchants/dale'
import type { ChatLine, Ending, ProofEvent, Proposed, TableOptions } from '@merchants/protocol'
import type { Answer } from '@merchants/tabletop'
import type { Chair } from './chair.ts'
import { isActive, isVoter, programOf } from './chair.ts'
import type { Held } from './pause.ts'
import type { Play } from './play.ts'

/** How a game was dealt. */
export interface Deal {
  readonly game: number
  readonly rules: number
  readonly setup: Setup & { readonly starter: number }
  readonly secret: string
  readonly commitment: string
  readonly salts: readonly string[]
  readonly seed: string
  readonly winnersBefore: readonly number[]
  /** Whether undos and changes of seats stand in its proof. */
  readonly isRecorded: boolean
}

/** A game that is over: enough to prove it. */
export interface Finished extends Deal {
  readonly names: readonly string[]
  /** As JSON: a table may see many games. */
  readonly answers: string
  readonly events: readonly ProofEvent[]
  readonly ending: Ending
  readonly winners: readonly number[]
}

export interface OpenProposal {
  readonly what: Proposed
  readonly by: number
  readonly number: number
  /** How many answers are left after the undo. */
  readonly to: number
  readonly steps: number
  /** The seat that somebody new may take. */
  readonly opens: number | undefined
  readonly agreed: readonly number[]
  readonly since: number
}

/** When a seat last proposed something that came to nothing. */
export interface LastProposed {
  readonly what: Proposed
  readonly at: number
  /** The number of the question that this seat was shown. */
  readonly question: number
}

/** The last thing a seat has done to the game: said again, it is acknowledged and changes nothing. */
export interface LastDone {
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
export interface Running {
  readonly seat: number
  readonly question: number
  readonly since: number
}

export interface ShownClocks {
  readonly running: Running | undefined
  /** Milliseconds, by seat. */
  readonly left: readonly number[]
}

export class TableState {
  table = ''
  root = ''
  options: TableOptions = { isPublic: false, decks: [], teams: false, clock: null }
  chairs: Chair[] = []
  host = -1
  stage: 'gathering' | 'playing' | 'over' = 'gathering'
  /** Whether everybody left before a game began. */
  isClosed = false
  deal: Deal | undefined = undefined
  play: Play | undefined = undefined
  /** What the secret of the game that has not begun yet is sealed with, and what seats have added to it. */
  nextCommitment = ''
  salts: string[] = []
  ending: Ending | undefined = undefined
  winners: readonly number[] = []
  readonly finished: Finished[] = []
  proposal: OpenProposal | undefined = undefined
  /** How many proposals there were at this table. */
  proposals = 0
  /** By seat. */
  lastProposed: Readonly<Record<number, LastProposed>> = {}
  /** What people did to this game beyond its rules. */
  events: ProofEvent[] = []
  readonly chat: (ChatLine & { readonly id: number })[] = []
  /** How often anything was answered or taken back. */
  question = 0
  /** At least as many questions as anybody was shown in the games before this one. */
  questionsBefore = 0
  /** Since when the question is open. */
  questionSince = 0
  /** The question that a program answers this once. */
  hurried = -1
  running: Running | undefined = undefined
  /** The clocks as they were when all last saw that somebody was asked. */
  shownClocks: ShownClocks = { running: undefined, left: [] }
  /** What is not shown yet because others may react. */
  held: Held | undefined = undefined
  readonly lastDone: (LastDone | undefined)[] = []
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

  get decision(): DaleDecision | undefined {
    return this.stage === 'playing' ? this.play?.history.pause.decision : undefined
  }

  get persons(): number[] {
    return this.seatsThat(({ is }) => is === 'person')
  }

  /** Seats whose person plays. */
  get actives(): number[] {
    return this.seatsThat(isActive)
  }

  /** Whose clock has to run: nobody's while somebody else than the active player is asked what only hidden cards lead to. */
  get onClock(): number | undefined {
    if (this.options.clock === null) return undefined
    const { decision } = this
    if (decision === undefined || this.isAskedAside) return undefined
    const chair = this.chairs[decision.seat]
    return chair !== undefined && isActive(chair) ? decision.seat : undefined
  }

  /** Whether somebody else than the active player is asked, and others cannot tell. */
  private get isAskedAside(): boolean {
    const { decision, play } = this
    if (decision === undefined || play === undefined) return false
    const { pause } = play.history
    return decision.seat !== pause.now.active && !isOpen(pause)
  }

  /** Whether a person is asked what must not stay open for long: that it does would tell who was asked. */
  get isSecretlyAsked(): boolean {
    const { decision, options } = this
    if (decision === undefined || programOf(this.chairs[decision.seat] as Chair) !== undefined) return false
    return isSecret(decision) || (options.clock !== null && this.isAskedAside)
  }

  /** Seats that have to be asked for what all must agree to, whether their person is here or not. */
  get voters(): number[] {
    return this.seatsThat(isVoter)
  }

  /** Who has to agree to what is proposed. */
  get needed(): number[] {
    const by = this.proposal?.by
    return this.voters.filter((seat) => seat !== by)
  }

  private seatsThat(fits: (chair: Chair) => boolean): number[] {
    return this.chairs.flatMap((chair, seat) => (fits(chair) ? [seat] : []))
  }
}
