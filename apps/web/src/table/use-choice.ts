/** What the player has picked for the question at hand, and how to go on from there. A new question starts afresh. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DecisionView } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { ActView, Sight, TableLink } from '../sight.ts'
import type { KeyOf } from './choosing.ts'
import {
  actAt,
  added,
  answerOf,
  cheapest,
  isCombination,
  keysToAdd,
  optionKeys,
  optionsAt,
  optionsOf,
  plainAct,
  toggled,
  wantsAll,
} from './choosing.ts'
import type { Spot } from './spots.ts'
import { keyOfSpots, offerSpot, optionSpots, zoneKey, zoneOf } from './spots.ts'

/** An idle card is of no use for this very question, but looks as always: the next one may want it. */
type SpotState = 'legal' | 'selected' | 'idle' | 'off' | undefined

export interface Choice {
  readonly decision: DecisionView | undefined
  /** Picked spots of a combination, or the spot of a card that may be played. */
  readonly spots: readonly Spot[]
  /** Picked options. */
  readonly picks: readonly number[]
  /** Options that the picks can mean: more than one if a card can be several things. */
  readonly variants: readonly number[]
  /** The answer that confirming gives. */
  readonly answer: Answer | undefined
  /** Whether no more can be picked. */
  readonly isFull: boolean
  readonly refusal: Refusal | undefined
  readonly keyOf: KeyOf
  readonly stateOf: (spot: Spot) => SpotState
  /** The number of a pick, from 1. */
  readonly numberOf: (spot: Spot) => number | undefined
  readonly choose: (spot: Spot) => void
  readonly pick: (option: number) => void
  readonly act: (what: ActView['do']) => void
  readonly canAct: (what: ActView['do']) => boolean
  readonly help: () => void
  readonly confirm: () => void
  readonly give: (answer: Answer) => void
  readonly cancel: () => void
  canCancel: boolean
  readonly undo: () => void
}

interface Picked {
  readonly step: number
  /** The spot whose answer is on its way: it is shown as chosen at once, and no other can be chosen until the table has answered. */
  readonly given: { readonly spot: Spot; readonly sight: Sight } | undefined
  readonly spots: readonly Spot[]
  readonly picks: readonly number[]
}

export function useChoice(sight: Sight, link: TableLink | undefined): Choice {
  const { step, view } = sight
  const { decision } = view
  const [picked, setPicked] = useState<Picked>({ step, given: undefined, spots: [], picks: [] })
  const [refused, setRefused] = useState<{ readonly step: number; readonly refusal: Refusal }>()
  const wanted = useRef<Spot>(undefined)
  const isFresh = picked.step === step
  const spots = isFresh ? picked.spots : NO_SPOTS
  const picks = isFresh ? picked.picks : NO_PICKS
  const given = picked.given?.sight === sight && refused?.step !== step ? picked.given.spot : undefined

  const choice = useMemo<Choice>(() => {
    const keyOf = keyOfSpots(view)
    const set = (next: Partial<Omit<Picked, 'step'>>): void => {
      setPicked({ step, given: undefined, spots: [], picks: [], ...next })
      setRefused(undefined)
    }
    const told = (promise: Promise<Refusal | undefined> | undefined): void => {
      void promise?.then((refusal) => setRefused(refusal && { step, refusal }))
    }
    const give = (answer: Answer): void => told(link?.answer(step, [answer]))
    const combines = decision !== undefined && isCombination(decision)
    const isActs = decision?.kind === 'acts'
    const keys = combines ? optionKeys(decision, keyOf) : []
    const chosen = spots.map(keyOf)
    const variants = combines ? optionsOf(keys, chosen) : isActs ? actsOf(decision, keyOf, spots[0]) : picks
    const answer = decision && answerNow(decision, spots, picks, variants)
    const open = combines ? keysToAdd(keys, chosen) : undefined
    const zones = new Set(decision?.places.flatMap((each) => each.map(({ zone, seat }) => zoneKey(zone, seat))))

    const isFull = !isActs && decision !== undefined && decision.max > 1 && picks.length >= decision.max

    const stateOf = (spot: Spot): SpotState => {
      if (decision === undefined) return undefined
      if (spots.includes(spot) || spot === given) return 'selected'
      if (given !== undefined) return undefined
      if (sight.act?.do === 'buy' && spot === offerSpot(view, sight.act.slot ?? 0)) return 'selected'
      const isElsewhere = !zones.has(zoneOf(spot)) || (isActs && spot.startsWith('hand'))
      const none = isElsewhere ? 'idle' : 'off'
      if (open !== undefined) return open.has(keyOf(spot)) ? 'legal' : none
      const here = optionsAt(decision, keyOf, spot)
      if (here.length === 0) return none
      if (isFull && !here.some((at) => picks.includes(at))) return 'off'
      return !isActs && here.every((at) => picks.includes(at)) ? 'selected' : 'legal'
    }
    const numberOf = (spot: Spot): number | undefined => {
      if (decision === undefined) return undefined
      if (spots.length > 0) return combines && spots.includes(spot) ? spots.indexOf(spot) + 1 : undefined
      const at = picks.findIndex((pick) => optionSpots(decision)[pick]?.includes(spot))
      return at < 0 || decision.max === 1 ? undefined : at + 1
    }
    const choose = (spot: Spot): void => {
      if (decision === undefined || given !== undefined) return
      if (spots.includes(spot)) return set({ spots: spots.filter((each) => each !== spot) })
      if (combines && open?.has(keyOf(spot))) return set({ spots: [...spots, spot] })
      if (sight.act?.do === 'buy' && /^market(-discard)?@/.test(spot)) {
        wanted.current = spot
        return told(link?.cancel())
      }
      if (combines) return
      const here = optionsAt(decision, keyOf, spot)
      if (decision.ask === 'react') return here.length === 0 ? undefined : give(here.slice(0, 1))
      if (!isActs) return set({ picks: toggled(decision, keyOf, picks, spot) })
      const [act] = here
      if (act === undefined) return
      const { do: what } = actAt(decision, act)
      if (what !== 'buy' && what !== 'resolve') return set({ spots: [spot] })
      set({ given: { spot, sight } })
      afterPaint(() => give([act]))
    }
    return {
      decision,
      spots,
      picks,
      variants,
      answer,
      isFull,
      refusal: refused?.step === step ? refused.refusal : undefined,
      keyOf,
      stateOf,
      numberOf,
      choose,
      pick: (option) => {
        if (decision === undefined) return
        if (combines || isActs) return set({ spots, picks: [option] })
        return set({
          picks: picks.includes(option) ? picks.filter((at) => at !== option) : added(decision, picks, option),
        })
      },
      act: (what) => {
        const at = decision === undefined || !isActs ? undefined : plainAct(decision, what)
        if (at !== undefined) give([at])
      },
      canAct: (what) => decision !== undefined && isActs && plainAct(decision, what) !== undefined,
      help: () => {
        if (decision === undefined) return
        if (combines) set({ spots: optionSpots(decision)[cheapest(decision)] ?? [] })
        else if (wantsAll(decision)) set({ picks: decision.options.map((_, at) => at) })
      },
      confirm: () => {
        if (answer !== undefined) give(answer)
      },
      give,
      cancel: () => (spots.length > 0 || picks.length > 0 ? set({}) : told(link?.cancel())),
      canCancel: spots.length > 0 || picks.length > 0 || sight.act !== undefined,
      undo: () => told(link?.undo()),
    }
  }, [decision, given, link, picks, refused, sight, spots, step, view])

  // A market card that was wanted instead of the one being paid for, once the purchase is off.
  useEffect(() => {
    const spot = wanted.current
    if (spot === undefined || sight.act !== undefined) return
    wanted.current = undefined
    if (choice.stateOf(spot) === 'legal') choice.choose(spot)
  }, [choice, sight.act])
  return choice
}

/** What a chosen card can begin. */
const actsOf = (decision: DecisionView | undefined, keyOf: KeyOf, spot: Spot | undefined): number[] =>
  decision === undefined || spot === undefined ? [] : optionsAt(decision, keyOf, spot)

/** The answer comes so quickly that what a click chose would not be seen before it. */
const afterPaint = (act: () => void): number => requestAnimationFrame(() => setTimeout(act))

const NO_SPOTS: readonly Spot[] = []
const NO_PICKS: readonly number[] = []

/** What confirming would answer, if anything yet. */
function answerNow(
  decision: DecisionView,
  spots: readonly Spot[],
  picks: readonly number[],
  variants: readonly number[],
): Answer | undefined {
  if (decision.kind === 'acts') return settledVariant(variants, picks)
  if (!isCombination(decision)) return answerOf(decision, picks)
  return decision.min === 0 && spots.length === 0 ? [] : settledVariant(variants, picks)
}

/** One variant, or the one that was picked of several. */
function settledVariant(variants: readonly number[], picks: readonly number[]): Answer | undefined {
  const chosen = variants.length === 1 ? variants[0] : picks.find((pick) => variants.includes(pick))
  return chosen === undefined ? undefined : [chosen]
}
