/** The player's picks for the current question, and the actions on them. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DecisionView } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { ActView, DaleMatchView, MatchCommands } from '../match-types.ts'
import type { KeyOf } from './choosing.ts'
import { plainAct } from './choosing.ts'
import type { Marks } from './marks.ts'
import { marksOf, NO_MARKS } from './marks.ts'
import type { Asked, Picked, Pressed } from './picking.ts'
import {
  allJunk,
  answerTo,
  askedBy,
  beginning,
  NOTHING_PICKED,
  pressOption,
  pressSpot,
  proposal,
  variantsOf,
  withCard,
} from './picking.ts'
import type { Manner } from './settled.ts'
import { EVERYTHING_ASKED } from './settled.ts'
import type { Spot } from './spots.ts'
import { offerSpot } from './spots.ts'
import type { Arranging } from './use-arranging.ts'
import { type Attempt, useAttempt } from './use-attempt.ts'
import type { Chosen } from './use-settled.ts'
import { useSettled } from './use-settled.ts'

export interface Choice extends Omit<Marks, 'beginsOther'>, Picked {
  readonly decision: DecisionView | undefined
  /** Options that the picks can mean: more than one if a card can be several things. */
  readonly variants: readonly number[]
  /** The answer that confirming gives. */
  readonly answer: Answer | undefined
  readonly refusal: Refusal | undefined
  readonly keyOf: KeyOf
  readonly choose: (spot: Spot) => void
  readonly pick: (option: number) => void
  /** Puts these picks in the place of the others. */
  readonly repick: (picked: Partial<Picked>) => void
  readonly act: (what: ActView['do']) => void
  readonly canAct: (what: ActView['do']) => boolean
  /** Begins an action with a card of the hand. */
  readonly beginWith: (wish: PendingPress, card: Spot) => void
  /** The cheapest payment or stack, or all cards as they are. */
  readonly help: () => void
  /** Picks all junk that can be chosen; `undefined` where that does not help. */
  readonly pickJunk: (() => void) | undefined
  readonly confirm: () => void
  readonly give: (answer: Answer) => void
  readonly cancel: () => void
  readonly canCancel: boolean
  readonly undo: () => void
  /** How the market is arranged, while it is. */
  readonly arranging?: Arranging | undefined
  /** Undoes everything that can be undone in this turn. */
  readonly undoTurn: () => void
}

/** An action that the player wants to begin, and the card to begin it with. */
type PendingPress = { readonly spot: Spot } | { readonly act: ActView['do'] }

export function useChoice(match: DaleMatchView, link: MatchCommands | undefined, manner: Manner): Choice {
  const asked = useMemo(() => askedBy(match), [match])
  const others = useOthers(match, asked)
  const attempt = useAttempt(match, link)
  const [chosen, setChosen] = useState<Chosen>(NONE_CHOSEN)
  const wish = useWish()
  const [first, setFirst] = useState<First>()
  const firstCard = first !== undefined && isBegunWith(match, first) ? first.card : undefined
  const isSettled = useSettled(match, link, asked, firstCard === undefined ? manner : EVERYTHING_ASKED, chosen)
  const undoTurn = useUndoTurn(match, link)
  const { proposes } = manner

  const choice = useMemo<Choice>(() => {
    const open = isSettled ? undefined : asked
    const picked = attempt.picked ?? (open === undefined ? NOTHING_PICKED : begun(open, proposes, firstCard))
    const moment: Moment = {
      match,
      link,
      open,
      others,
      picked,
      marks: open === undefined ? NO_MARKS : marksOf(match, open, picked, others, attempt.given),
      attempt,
      give: (answer) => {
        if (open?.combines) setChosen({ turn: match.view.turn, keys: picked.spots.map(open.keyOf) })
        attempt.watch(link?.answer(match.step, [answer]))
      },
      leaveFor: (wanted) => {
        wish.make(wanted)
        attempt.restart()
        attempt.watch(link?.cancel())
      },
    }
    return {
      ...picked,
      ...moment.marks,
      decision: open?.decision,
      variants: open === undefined ? [] : variantsOf(open, picked),
      refusal: attempt.refusal,
      keyOf: asked?.keyOf ?? String,
      ...picksAt(moment),
      ...actsAt(moment),
      beginWith: (wanted, card) => {
        setFirst({ card, wish: wanted, turn: match.view.turn })
        if (match.act !== undefined) return moment.leaveFor(wanted)
        wish.make(wanted)
        attempt.restart()
      },
      undo: () => attempt.watch(link?.undo()),
      undoTurn,
    }
  }, [asked, attempt, firstCard, isSettled, link, others, proposes, match, undoTurn, wish])
  useWanted(choice, match, wish)
  return choice
}

/** Begins the wanted action once the current one is cancelled. */
function useWanted(choice: Choice, { act }: DaleMatchView, wish: Wish): void {
  useEffect(() => {
    const wanted = act === undefined ? wish.take() : undefined
    if (wanted === undefined) return
    if ('act' in wanted) choice.act(wanted.act)
    else if (choice.stateOf(wanted.spot) === 'legal') choice.choose(wanted.spot)
  }, [choice, act, wish])
}

interface Wish {
  readonly make: (wish: PendingPress) => void
  readonly take: () => PendingPress | undefined
}

/** An action to begin once the current one is cancelled. */
function useWish(): Wish {
  const waiting = useRef<PendingPress>(undefined)
  return useMemo(
    () => ({
      make: (wish) => {
        waiting.current = wish
      },
      take: () => {
        const wish = waiting.current
        waiting.current = undefined
        return wish
      },
    }),
    [],
  )
}

/** Everything that a press is judged by. */
interface Moment {
  readonly match: DaleMatchView
  readonly link: MatchCommands | undefined
  /** The question, unless it answers itself. */
  readonly open: Asked | undefined
  /** Actions that could replace the current one. */
  readonly others: Asked | undefined
  readonly picked: Picked
  readonly marks: Marks
  readonly attempt: Attempt
  readonly give: (answer: Answer) => void
  /** Cancels the current action in favour of another. */
  readonly leaveFor: (wanted: PendingPress) => void
}

type Picks = Pick<Choice, 'answer' | 'choose' | 'pick' | 'repick' | 'help' | 'pickJunk' | 'confirm' | 'give'>

/** Picking an answer to the question, and giving it. */
function picksAt({ open, picked, marks, attempt, give, leaveFor }: Moment): Picks {
  const answer = open && answerTo(open, picked)
  const junk = open && allJunk(open, picked)
  const obey = (pressed: Pressed, spot?: Spot): void => {
    attempt.pick(pressed.picked, pressed.answer === undefined ? undefined : spot)
    const { answer: now } = pressed
    if (now === undefined) return
    if (pressed.onlyIfFree) attempt.giveFreely(now, pressed.picked)
    else afterPaint(() => give(now))
  }
  return {
    answer,
    choose: (spot) => {
      if (open === undefined || attempt.given !== undefined) return
      const pressed = pressSpot(open, picked, spot)
      if (pressed !== undefined) obey(pressed, spot)
      else if (marks.beginsOther(spot)) leaveFor({ spot })
    },
    pick: (option) => {
      if (open !== undefined) obey(pressOption(open, picked, option))
    },
    repick: (next) => attempt.pick({ ...NOTHING_PICKED, ...next }),
    help: () => {
      if (open !== undefined) attempt.pick(proposal(open))
    },
    pickJunk: junk && (() => attempt.pick(junk)),
    confirm: () => {
      if (answer !== undefined) give(answer)
    },
    give,
  }
}

/** Beginning an action, and calling off the one under way. */
function actsAt(moment: Moment): Pick<Choice, 'act' | 'canAct' | 'cancel' | 'canCancel'> {
  const { match, link, open, others, picked, attempt, give, leaveFor } = moment
  return {
    act: (what) => {
      const at = open?.isActs ? plainAct(open.decision, what) : undefined
      if (at === undefined) return canBegin(others, what) ? leaveFor({ act: what }) : undefined
      attempt.restart()
      give([at])
    },
    canAct: (what) => (open?.isActs ? canBegin(open, what) : what !== match.act?.do && canBegin(others, what)),
    cancel: () => {
      attempt.pick(NOTHING_PICKED)
      if (match.act === undefined) return
      attempt.restart()
      attempt.watch(link?.cancel())
    },
    canCancel: match.act !== undefined || (!picked.isProposed && picked.spots.length + picked.picks.length > 0),
  }
}

/** The card that an action was begun with. */
interface First {
  readonly card: Spot
  readonly wish: PendingPress
  readonly turn: number
}

function isBegunWith({ act, view }: DaleMatchView, { wish, turn }: First): boolean {
  if (act === undefined || view.turn !== turn) return false
  return 'act' in wish ? act.do === wish.act : act.do === 'buy' && offerSpot(view, act.slot ?? 0) === wish.spot
}

function begun(asked: Asked, proposes: boolean, card: Spot | undefined): Picked {
  const picked = beginning(asked, proposes)
  return card === undefined ? picked : withCard(asked, picked, card)
}

const NONE_CHOSEN: Chosen = { turn: -1, keys: [] }

const canBegin = (asked: Asked | undefined, what: ActView['do']): boolean =>
  asked !== undefined && plainAct(asked.decision, what) !== undefined

/** Actions that could replace the current one. */
function useOthers(match: DaleMatchView, asked: Asked | undefined): Asked | undefined {
  const [before, setBefore] = useState<{ readonly match: DaleMatchView; readonly asked: Asked }>()
  if (asked?.isActs && before?.match !== match) setBefore({ match, asked })
  return match.act !== undefined && before?.match.view.turn === match.view.turn ? before.asked : undefined
}

/** Undoes the turn answer by answer, as far as possible. */
function useUndoTurn(match: DaleMatchView, link: MatchCommands | undefined): () => void {
  const from = useRef<DaleMatchView>(undefined)
  useEffect(() => {
    const before = from.current
    if (before === undefined || before === match) return
    const isBack = match.step < before.step && match.view.turn === before.view.turn
    from.current = isBack && match.whyNoUndo === undefined ? match : undefined
    if (from.current !== undefined) void link?.undo()
  }, [link, match])
  return useMemo(
    () => () => {
      from.current = match
      void link?.undo()
    },
    [link, match],
  )
}

/** The answer comes so quickly that what a click chose would not be seen before it. */
const afterPaint = (act: () => void): number => requestAnimationFrame(() => setTimeout(act))
