/** What the player has picked for the question at hand, and how to go on from there. A new question starts afresh. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DecisionView } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { ActView, Sight, TableLink } from '../sight.ts'
import { FINAL } from '../sight.ts'
import type { KeyOf } from './choosing.ts'
import { plainAct } from './choosing.ts'
import { keepHalfMade, keptHalfMade } from './half-made.ts'
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
  readonly beginWith: (wish: Wish, card: Spot) => void
  /** The cheapest payment or stack, or all cards as they lie. */
  readonly help: () => void
  /** Picks all junk that may go; `undefined` where that is no help. */
  readonly pickJunk: (() => void) | undefined
  readonly confirm: () => void
  readonly give: (answer: Answer) => void
  readonly cancel: () => void
  readonly canCancel: boolean
  readonly undo: () => void
  /** How the market is arranged, while it is. */
  readonly arranging?: Arranging | undefined
  /** Takes everything back that can be taken back in this turn. */
  readonly undoTurn: () => void
}

interface Half extends Picked {
  readonly step: number
  /** The spot whose answer is on its way: it is shown as chosen at once, and no other can be chosen until the table has answered. */
  readonly given?: { readonly spot: Spot; readonly sight: Sight } | undefined
}

/** Nothing picked for any question: each begins as it should. */
const AFRESH: Half = { ...NOTHING_PICKED, step: -1 }

/** An action that the player wants to begin, and the card to begin it with. */
type Wish = { readonly spot: Spot } | { readonly act: ActView['do'] }

interface Refused {
  readonly step: number
  readonly refusal: Refusal
}

export function useChoice(sight: Sight, link: TableLink | undefined, manner: Manner): Choice {
  const { step, view } = sight
  const asked = useMemo(() => askedBy(sight), [sight])
  const others = useOthers(sight, asked)
  const [half, setHalf] = useState<Half>(() => keptHalfMade(sight) ?? AFRESH)
  const [refused, setRefused] = useState<Refused>()
  const [chosen, setChosen] = useState<Chosen>(NONE_CHOSEN)
  const wish = useRef<Wish>(undefined)
  const [first, setFirst] = useState<First>()
  const firstCard = first !== undefined && isBegunWith(sight, first) ? first.card : undefined
  const isSettled = useSettled(sight, link, asked, firstCard === undefined ? manner : EVERYTHING_ASKED, chosen)
  const undoTurn = useUndoTurn(sight, link)
  const given = half.given?.sight === sight && refused?.step !== step ? half.given.spot : undefined
  const { proposes } = manner

  const choice = useMemo<Choice>(() => {
    const open = isSettled ? undefined : asked
    const picked = half.step === step ? half : open === undefined ? NOTHING_PICKED : begun(open, proposes, firstCard)
    const marks = open === undefined ? NO_MARKS : marksOf(sight, open, picked, others, given)
    const answer = open && answerTo(open, picked)
    const set = (next: Picked, spot?: Spot): void => {
      setHalf({ ...next, step, given: spot === undefined ? undefined : { spot, sight } })
      setRefused(undefined)
      keepHalfMade(sight, next)
    }
    const told = (promise: Promise<Refusal | undefined> | undefined): void => {
      void promise?.then((refusal) => setRefused(refusal && { step, refusal }))
    }
    const give = (given: Answer): void => {
      if (open?.combines) setChosen({ turn: view.turn, keys: picked.spots.map(open.keyOf) })
      told(link?.answer(step, [given]))
    }
    const giveFreely = (free: Answer, waiting: Picked): void => {
      void link?.answerFreely(step, [free]).then((refusal) => {
        if (refusal?.key === FINAL.key) set(waiting)
        else setRefused(refusal && { step, refusal })
      })
    }
    const obey = (pressed: Pressed, spot?: Spot): void => {
      set(pressed.picked, pressed.answer === undefined ? undefined : spot)
      const { answer: now } = pressed
      if (now === undefined) return
      if (pressed.onlyIfFree) giveFreely(now, pressed.picked)
      else afterPaint(() => give(now))
    }
    const leaveFor = (wanted: Wish): void => {
      wish.current = wanted
      setHalf(AFRESH)
      told(link?.cancel())
    }
    const junk = open && allJunk(open, picked)
    return {
      ...picked,
      ...marks,
      decision: open?.decision,
      variants: open === undefined ? [] : variantsOf(open, picked),
      answer,
      refusal: refused?.step === step ? refused.refusal : undefined,
      keyOf: asked?.keyOf ?? String,
      choose: (spot) => {
        if (open === undefined || given !== undefined) return
        const pressed = pressSpot(open, picked, spot)
        if (pressed !== undefined) obey(pressed, spot)
        else if (marks.beginsOther(spot)) leaveFor({ spot })
      },
      pick: (option) => {
        if (open !== undefined) obey(pressOption(open, picked, option))
      },
      repick: (next) => set({ ...NOTHING_PICKED, ...next }),
      act: (what) => {
        const at = open?.isActs ? plainAct(open.decision, what) : undefined
        if (at === undefined) return canBegin(others, what) ? leaveFor({ act: what }) : undefined
        setHalf(AFRESH)
        give([at])
      },
      canAct: (what) => (open?.isActs ? canBegin(open, what) : what !== sight.act?.do && canBegin(others, what)),
      beginWith: (wanted, card) => {
        setFirst({ card, wish: wanted, turn: view.turn })
        if (sight.act !== undefined) return leaveFor(wanted)
        wish.current = wanted
        setHalf({ ...AFRESH })
      },
      help: () => {
        if (open !== undefined) set(proposal(open))
      },
      pickJunk: junk && (() => set(junk)),
      confirm: () => {
        if (answer !== undefined) give(answer)
      },
      give,
      cancel: () => {
        set(NOTHING_PICKED)
        if (sight.act === undefined) return
        setHalf(AFRESH)
        told(link?.cancel())
      },
      canCancel: sight.act !== undefined || (!picked.isProposed && picked.spots.length + picked.picks.length > 0),
      undo: () => told(link?.undo()),
      undoTurn,
    }
  }, [asked, firstCard, given, half, isSettled, link, others, proposes, refused, sight, step, undoTurn, view])

  // What was wanted instead, once the action under way is off.
  useEffect(() => {
    const wanted = wish.current
    if (wanted === undefined || sight.act !== undefined) return
    wish.current = undefined
    if ('act' in wanted) choice.act(wanted.act)
    else if (choice.stateOf(wanted.spot) === 'legal') choice.choose(wanted.spot)
  }, [choice, sight.act])
  return choice
}

/** The card that an action was begun with. */
interface First {
  readonly card: Spot
  readonly wish: Wish
  readonly turn: number
}

function isBegunWith({ act, view }: Sight, { wish, turn }: First): boolean {
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

/** What could be begun in the place of the action under way. */
function useOthers(sight: Sight, asked: Asked | undefined): Asked | undefined {
  const [before, setBefore] = useState<{ readonly sight: Sight; readonly asked: Asked }>()
  if (asked?.isActs && before?.sight !== sight) setBefore({ sight, asked })
  return sight.act !== undefined && before?.sight.view.turn === sight.view.turn ? before.asked : undefined
}

/** Back, answer by answer, as far as the turn can be taken back. */
function useUndoTurn(sight: Sight, link: TableLink | undefined): () => void {
  const from = useRef<Sight>(undefined)
  useEffect(() => {
    const before = from.current
    if (before === undefined || before === sight) return
    const isBack = sight.step < before.step && sight.view.turn === before.view.turn
    from.current = isBack && sight.whyNoUndo === undefined ? sight : undefined
    if (from.current !== undefined) void link?.undo()
  }, [link, sight])
  return useMemo(
    () => () => {
      from.current = sight
      void link?.undo()
    },
    [link, sight],
  )
}

/** The answer comes so quickly that what a click chose would not be seen before it. */
const afterPaint = (act: () => void): number => requestAnimationFrame(() => setTimeout(act))
