/** What a human is choosing right now, what can be pressed for it, and how it is said to the game. */
import type { DecisionView, HumanView, Location, View } from '@merchants/cove'
import type { Refusal } from '@merchants/tabletop'
import { useCallback, useMemo, useState } from 'react'
import type { CoveLink, CoveSight } from '../cove-sight.ts'
import type { Plan } from './plan.ts'
import { fittingItems, isWhole, lineOf, MOST_ITEMS, rowOf, runStart, withItem } from './plan.ts'
import { pathOf, spotOfItem } from './targets.ts'

export interface Target {
  readonly isChosen: boolean
  readonly press: () => void
}

export interface Choosing {
  /** What the human has to decide; nothing while something is shown, or while another one decides. */
  readonly decision: DecisionView | undefined
  readonly plan: Plan | undefined
  /** The words that fit the plan. */
  readonly fitting: readonly string[]
  /** Chosen options of any other question. */
  readonly chosen: readonly number[]
  /** The first of two spots: a die before its furnace, a good before its pier. */
  readonly first: string | undefined
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
  readonly refusal: Refusal | undefined
}

const empty = (step: number): Draft => ({ step, plan: undefined, chosen: [], first: undefined, refusal: undefined })

/** Two spots are pressed for one answer. */
const isPair = ({ kind }: DecisionView): boolean => kind === 'placements' || kind === 'sales' || kind === 'pieces'

export function useChoosing({ step, view }: CoveSight, link: CoveLink | undefined, isBusy: boolean): Choosing {
  const [kept, setDraft] = useState<Draft>(empty(step))
  const draft = kept.step === step ? kept : empty(step)
  const decision = isBusy || view.decision?.kind === 'steps' ? undefined : view.decision
  const { plan, chosen, first } = draft
  const human = view.humans[view.seat]

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
  const answer = useCallback((options: readonly number[]) => tell(link?.answer(step, [options])), [link, step, tell])
  const fitting = useMemo(
    () => (plan === undefined || human === undefined ? [] : fittingItems(view, human, plan)),
    [human, plan, view],
  )

  const choose = useCallback(
    (option: number) => {
      if (decision === undefined) return
      const path = pathOf(decision, decision.options[option] as DecisionView['options'][number])
      if (isPair(decision)) return answer([option])
      const others = chosen.filter((each) => each !== option)
      if (others.length < chosen.length) return decision.max === 1 ? answer([option]) : change({ chosen: others })
      change({ chosen: decision.max === 1 ? [option] : [...others, option].slice(-decision.max), first: path[0] })
    },
    [answer, change, chosen, decision],
  )
  const go = useCallback(
    (location: Location) => {
      if (human === undefined || decision?.kind !== 'acts') return
      const blank: Plan = { go: location, items: [] }
      const words = fittingItems(view, human, blank)
      // Where only one thing can be meant, it need not be said.
      const isClear = words.length === 1 && location !== 'brew' && MOST_ITEMS[location] > 0
      change({ plan: isClear ? { go: location, items: words } : blank })
    },
    [change, decision, human, view],
  )
  const add = useCallback(
    (item: string) => plan !== undefined && change({ plan: withItem(plan, item) }),
    [change, plan],
  )

  const targets = useMemo(() => {
    if (decision === undefined || human === undefined) return NONE
    if (decision.kind === 'acts') return actTargets(view, human, plan, (next) => change({ plan: next }))
    return optionTargets(decision, { chosen, first, choose, pick: (spot) => change({ first: spot }) })
  }, [change, choose, chosen, decision, first, human, plan, view])

  const canConfirm =
    decision !== undefined &&
    (decision.kind === 'acts'
      ? plan !== undefined && isWhole(plan, fitting)
      : chosen.length >= Math.max(1, decision.min))
  const confirm = useCallback(() => {
    if (!canConfirm) return
    if (plan === undefined) answer(chosen)
    else tell(link?.say(lineOf(plan)))
  }, [answer, canConfirm, chosen, link, plan, tell])

  const isBegun = plan !== undefined || chosen.length > 0 || first !== undefined
  const cancel = useCallback(() => {
    if (isBegun) setDraft(empty(step))
    else tell(link?.cancel())
  }, [isBegun, link, step, tell])

  return {
    decision,
    plan,
    fitting,
    chosen,
    first,
    targets,
    refusal: draft.refusal,
    canConfirm,
    isBegun,
    go,
    add,
    remove: useCallback(
      (at: number) =>
        plan !== undefined && change({ plan: { go: plan.go, items: plan.items.filter((_, each) => each !== at) } }),
      [change, plan],
    ),
    choose,
    answer,
    confirm,
    cancel,
    undo: useCallback(() => tell(link?.undo()), [link, tell]),
    ask: useCallback((line: string) => void link?.why(line).then((refusal) => change({ refusal })), [change, link]),
    explain: useCallback((refusal: Refusal | undefined) => change({ refusal }), [change]),
  }
}

const NONE: ReadonlyMap<string, Target> = new Map()

/** Visits that one press at the table can mean, when none was begun. */
const PLAIN_TO_SEE: readonly Location[] = ['square', 'guildVisit', 'oreCart', 'row1', 'row2', 'row3', 'staffRoom']

function actTargets(
  view: View,
  human: HumanView,
  plan: Plan | undefined,
  become: (plan: Plan) => void,
): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  const open = view.locations.filter(({ whyNot }) => whyNot === undefined).map(({ location }) => location)
  for (const location of plan === undefined ? open.filter((each) => PLAIN_TO_SEE.includes(each)) : [plan.go]) {
    const begun = plan ?? { go: location, items: [] }
    const press = (item: string) => (): void => become(withItem(begun, item))
    if (location.startsWith('row')) {
      const row = rowOf(human, location)
      row.forEach((_, at) => {
        const item = String(runStart(row, at + 1))
        targets.set(spotOfItem(location, String(at + 1)), { isChosen: begun.items.includes(item), press: press(item) })
      })
      continue
    }
    for (const item of fittingItems(view, human, begun)) {
      const spot = spotOfItem(location, item)
      // A furnace that can give both sizes: the next press takes the other one.
      const isChosen = begun.items.some((each) => spotOfItem(location, each) === spot)
      if (location === 'forge' && targets.has(spot) && begun.items.includes(item)) continue
      targets.set(spot, { isChosen, press: press(item) })
    }
  }
  return targets
}

interface Chosen {
  readonly chosen: readonly number[]
  readonly first: string | undefined
  readonly choose: (option: number) => void
  readonly pick: (spot: string | undefined) => void
}

function optionTargets(decision: DecisionView, { chosen, first, choose, pick }: Chosen): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  decision.options.forEach((option, at) => {
    const [one, other] = pathOf(decision, option)
    if (other === undefined) {
      // Two equal corruption cards share a spot: each press takes another one.
      const before = targets.get(one)
      if (before !== undefined && !before.isChosen) return
      targets.set(one, { isChosen: chosen.includes(at), press: () => choose(at) })
      return
    }
    targets.set(one, { isChosen: first === one, press: () => pick(first === one ? undefined : one) })
    if (first === one) targets.set(other, { isChosen: false, press: () => choose(at) })
  })
  return targets
}
