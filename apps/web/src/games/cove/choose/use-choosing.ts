/** The human's current choice, its pressable spots, and how it is sent to the game. */
import type { DecisionView, HumanView, Location, Placement, View } from '@merchants/cove'
import { onTheWay, optionAt } from '@merchants/cove'
import type { Refusal } from '@merchants/tabletop'
import { useCallback, useMemo, useState } from 'react'
import type { CoveMatchCommands, CoveMatchView } from '../cove-match-types.ts'
import { diceLine, furnacesFor, withPlaced } from './dice.ts'
import type { Plan } from './plan.ts'
import { beginPlan, fittingItems, hoursOfPlan, isWhole, lineOf, withItem } from './plan.ts'
import type { Target } from './press-targets.ts'
import { actTargets, diceTargets, optionTargets } from './press-targets.ts'
import { pathOf } from './targets.ts'

export interface Choosing {
  /** The human's decision; none during playback or while another player decides. */
  readonly decision: DecisionView | undefined
  readonly plan: Plan | undefined
  /** The words that fit the plan. */
  readonly fitting: readonly string[]
  /** Chosen options of any other question. */
  readonly chosen: readonly number[]
  /** The first of two spots, a die before its furnace or a good before its pier. */
  readonly first: string | undefined
  /** Dice that are to go into furnaces; until the visit is done they can come out again. */
  readonly placed: readonly Placement[]
  /** The option that needs a second press and was pressed once. */
  readonly armed: number | undefined
  readonly targets: ReadonlyMap<string, Target>
  readonly refusal: Refusal | undefined
  readonly canConfirm: boolean
  readonly isBegun: boolean
  readonly go: (location: Location) => void
  readonly add: (item: string) => void
  /** Takes a word of the plan out again. */
  readonly remove: (at: number) => void
  readonly choose: (option: number) => void
  readonly answer: (options: readonly number[]) => void
  /** Plays written moves, one after the other, as long as none is refused. */
  readonly say: (lines: readonly string[]) => void
  readonly arm: (option: number | undefined) => void
  readonly place: (placed: readonly Placement[]) => void
  /** A die was dragged to a furnace. */
  readonly drop: (die: string, furnace: number) => void
  readonly confirm: () => void
  readonly cancel: () => void
  readonly undo: () => void
  readonly ask: (line: string) => void
  readonly explain: (refusal: Refusal | undefined) => void
}

interface Draft {
  readonly step: number
  readonly plan: Plan | undefined
  readonly chosen: readonly number[]
  readonly first: string | undefined
  readonly placed: readonly Placement[]
  readonly armed: number | undefined
  readonly refusal: Refusal | undefined
}

const empty = (step: number): Draft => ({
  step,
  plan: undefined,
  chosen: [],
  first: undefined,
  placed: [],
  armed: undefined,
  refusal: undefined,
})

/** Two spots are pressed for one answer. */
const isPair = ({ kind }: DecisionView): boolean => kind === 'sales' || kind === 'pieces'

/** Visits that need no more words and can be undone, unless a newcomer comes out of the bag on the way. */
const AT_ONCE: readonly Location[] = ['rest', 'guildVisit', 'oreCart', 'purify']

/** A choice that was begun at a step of the game; it is forgotten when the game goes on. */
interface Drafting {
  readonly draft: Draft
  readonly change: (part: Partial<Omit<Draft, 'step'>>) => void
  readonly clear: () => void
  /** Keeps the reason if the game refuses. */
  readonly tell: (saying: Promise<Refusal | undefined> | undefined) => void
}

function useDraft(step: number): Drafting {
  const [kept, setDraft] = useState<Draft>(empty(step))
  const change = useCallback(
    (part: Partial<Omit<Draft, 'step'>>) =>
      setDraft((old) => ({ ...(old.step === step ? old : empty(step)), refusal: undefined, ...part })),
    [step],
  )
  const tell = useCallback(
    (saying: Promise<Refusal | undefined> | undefined) => {
      void saying?.then((refusal) => refusal !== undefined && change({ refusal }))
    },
    [change],
  )
  const clear = useCallback(() => setDraft(empty(step)), [step])
  return { draft: kept.step === step ? kept : empty(step), change, clear, tell }
}

/** The table with its question, and the commands to the game. */
interface Asked {
  readonly view: View
  readonly human: HumanView | undefined
  readonly decision: DecisionView | undefined
  readonly link: CoveMatchCommands | undefined
}

interface Visiting extends Pick<Choosing, 'fitting' | 'go' | 'add' | 'remove'> {
  readonly become: (next: Plan) => void
}

/** A visit, from its place to the last word that it needs. */
function useVisit({ view, human, decision, link }: Asked, { draft: { step, plan }, change, tell }: Drafting): Visiting {
  const fitting = useMemo(
    () => (plan === undefined || human === undefined ? [] : fittingItems(view, human, plan)),
    [human, plan, view],
  )
  const become = useCallback(
    (next: Plan) => {
      const from = view.clock.at[view.seat] ?? 1
      const { newcomers } = onTheWay(from, hoursOfPlan(next) ?? 0, view.humans.length)
      const isClear = AT_ONCE.includes(next.go) && newcomers === 0 && human !== undefined
      if (isClear && isWhole(next, fittingItems(view, human, next))) tell(link?.say(lineOf(next), step))
      else change({ plan: next })
    },
    [change, human, link, step, tell, view],
  )
  const go = useCallback(
    (location: Location) => {
      if (human !== undefined && decision?.kind === 'acts') become(beginPlan(view, human, location))
    },
    [become, decision, human, view],
  )
  const add = useCallback((item: string) => plan !== undefined && become(withItem(plan, item)), [become, plan])
  const remove = useCallback(
    (at: number) =>
      plan !== undefined && change({ plan: { go: plan.go, items: plan.items.filter((_, each) => each !== at) } }),
    [change, plan],
  )
  return { fitting, become, go, add, remove }
}

interface Placing extends Pick<Choosing, 'place' | 'drop'> {
  readonly dice: ReadonlyMap<string, Target>
}

/** Dice go into furnaces by two presses, or are dragged there. */
function useDice({ human, decision }: Asked, { draft: { placed, first }, change }: Drafting): Placing {
  const place = useCallback(
    (next: readonly Placement[]) => change({ placed: next, first: undefined, armed: undefined }),
    [change],
  )
  const dice = useMemo(
    () => diceTargets(decision, human, { placed, first, place, pick: (spot) => change({ first: spot }) }),
    [change, decision, first, human, place, placed],
  )
  const drop = useCallback(
    (die: string, furnace: number) => {
      const smithy = human?.smithy && withPlaced(human.smithy, placed)
      const dragged = smithy?.rack.find((each) => each === die)
      if (smithy === undefined || dragged === undefined || decision?.kind !== 'placements') return
      if (furnacesFor(smithy, dragged).includes(furnace)) place([...placed, { die: dragged, furnace }])
    },
    [decision, human, place, placed],
  )
  return { place, dice, drop }
}

/** Options of all other questions. */
function useOptions(
  { decision, link }: Asked,
  { draft: { step, chosen }, change, tell }: Drafting,
): Pick<Choosing, 'choose' | 'answer'> {
  const answer = useCallback((options: readonly number[]) => tell(link?.answer(step, [options])), [link, step, tell])
  const choose = useCallback(
    (at: number) => {
      if (decision === undefined || at >= decision.options.length) return
      if (isPair(decision) || decision.max === 1) return answer([at])
      const others = chosen.filter((each) => each !== at)
      const isTaken = others.length < chosen.length
      const [first] = pathOf(optionAt(decision, at))
      change({ chosen: isTaken ? others : [...others, at].slice(-decision.max), first })
    },
    [answer, change, chosen, decision],
  )
  return { answer, choose }
}

function canConfirmNow({ decision }: Asked, { plan, chosen }: Draft, fitting: readonly string[]): boolean {
  if (decision === undefined) return false
  switch (decision.kind) {
    case 'acts':
      return plan !== undefined && isWhole(plan, fitting)
    case 'placements':
      return true
    default:
      return chosen.length >= Math.max(1, decision.min)
  }
}

export function useChoosing(
  { step, view }: CoveMatchView,
  link: CoveMatchCommands | undefined,
  isBusy: boolean,
): Choosing {
  const drafting = useDraft(step)
  const { draft, change, clear, tell } = drafting
  const { plan, chosen, first, placed, armed } = draft
  const decision = isBusy || view.decision?.kind === 'steps' ? undefined : view.decision
  const human = view.humans[view.seat]
  const asked = { view, human, decision, link }
  const { become, ...visit } = useVisit(asked, drafting)
  const { dice, place, drop } = useDice(asked, drafting)
  const { answer, choose } = useOptions(asked, drafting)

  const targets = useMemo(() => {
    if (decision === undefined || human === undefined) return NONE
    if (decision.kind === 'acts') return actTargets(view, human, plan, become)
    if (decision.kind === 'placements') return dice
    return optionTargets(decision, { chosen, first, choose, pick: (spot) => change({ first: spot }) })
  }, [become, change, choose, chosen, decision, dice, first, human, plan, view])

  const canConfirm = canConfirmNow(asked, draft, visit.fitting)
  const confirm = useCallback(() => {
    if (!canConfirm) return
    if (placed.length > 0) tell(link?.say(diceLine(placed), step))
    else if (plan === undefined) answer(chosen)
    else tell(link?.say(lineOf(plan), step))
  }, [answer, canConfirm, chosen, link, placed, plan, step, tell])
  const isBegun =
    plan !== undefined || chosen.length > 0 || first !== undefined || placed.length > 0 || armed !== undefined

  return {
    ...draft,
    ...visit,
    decision,
    targets,
    canConfirm,
    isBegun,
    choose,
    answer,
    place,
    drop,
    confirm,
    say: useCallback((lines: readonly string[]) => tell(sayAll(link, lines)), [link, tell]),
    arm: useCallback((option: number | undefined) => change({ armed: option }), [change]),
    cancel: useCallback(() => (isBegun ? clear() : tell(link?.cancel())), [clear, isBegun, link, tell]),
    undo: useCallback(
      () => (placed.length > 0 ? place(placed.slice(0, -1)) : tell(link?.undo())),
      [link, place, placed, tell],
    ),
    ask: useCallback(
      (line: string) => void link?.why(line).then((reason) => change({ refusal: reason })),
      [change, link],
    ),
    explain: useCallback((reason: Refusal | undefined) => change({ refusal: reason }), [change]),
  }
}

const NONE: ReadonlyMap<string, Target> = new Map()

async function sayAll(link: CoveMatchCommands | undefined, lines: readonly string[]): Promise<Refusal | undefined> {
  for (const line of lines) {
    const refusal = await link?.say(line)
    if (refusal !== undefined) return refusal
  }
  return undefined
}
