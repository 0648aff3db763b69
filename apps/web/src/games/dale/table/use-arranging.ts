/** The market as it is being arranged: cards change places before anything is answered, and prices follow at once. */
import { useMemo, useState } from 'react'
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import type { MarketOrder } from './market-order.ts'
import { answersTo, arrangedBy, beginMarketOrder, slotOfBought, swapped } from './market-order.ts'
import type { SpotState } from './marks.ts'
import type { Spot } from './spots.ts'
import { zoneOf } from './spots.ts'
import type { Choice } from './use-choice.ts'

/** Actions on the market while it is being arranged. */
export interface Arranging {
  readonly swap: (one: Spot, other: Spot) => void
  readonly reset: () => void
  /** The slot that a card has been put into last. */
  readonly moved: number | undefined
}

interface Arranged {
  readonly step: number
  readonly arrangement: MarketOrder
  /** The card that waits for another one to change places with. */
  readonly picked: number | undefined
  readonly moved: number | undefined
}

/** The table with the market as arranged so far; just as it is if nothing is to be arranged. */
export function useArranging(
  match: DaleMatchView,
  link: MatchCommands | undefined,
  choice: Choice,
): readonly [DaleMatchView, Choice] {
  const [state, setState] = useState<Arranged>()
  const { step } = match
  return useMemo(() => {
    const { decision } = choice
    const begun = decision && beginMarketOrder(decision, match.act?.slot, match.act?.to)
    if (decision === undefined || begun === undefined) return asAnswered(match, choice)
    const now = state?.step === step ? state : { step, arrangement: begun, picked: undefined, moved: undefined }
    const { arrangement, picked } = now
    const answers = answersTo(decision, arrangement)
    const swap = (one: number, other: number): void =>
      setState({ step, arrangement: swapped(arrangement, one, other), picked: undefined, moved: other })
    const stateOf = (spot: Spot): SpotState => {
      if (zoneOf(spot) !== 'market') return choice.stateOf(spot)
      return slotAt(spot) === (picked ?? slotOfBought(arrangement)) ? 'selected' : 'legal'
    }
    const chosen: Choice = {
      ...choice,
      picks: [],
      variants: [],
      isProposed: false,
      answer: answers?.[0],
      stateOf,
      numberOf: () => undefined,
      choose: (spot) => {
        if (zoneOf(spot) !== 'market') return choice.choose(spot)
        const slot = slotAt(spot)
        if (picked === undefined) return setState({ ...now, picked: slot })
        return picked === slot ? setState({ ...now, picked: undefined }) : swap(picked, slot)
      },
      confirm: () => {
        if (answers !== undefined) void link?.answer(step, answers)
      },
      arranging: {
        swap: (one, other) => swap(slotAt(one), slotAt(other)),
        reset: () => setState(undefined),
        moved: now.moved,
      },
    }
    return [arrangedMatch(match, arrangement), chosen]
  }, [choice, link, match, state, step])
}

/** The market as it was just arranged, until the purchase is done and the rules have moved the cards. */
function asAnswered(match: DaleMatchView, choice: Choice): readonly [DaleMatchView, Choice] {
  const arrangement = match.act?.do === 'buy' ? arrangedBy(match.act) : undefined
  if (arrangement === undefined) return [match, choice]
  const stateOf = (spot: Spot): SpotState => {
    if (zoneOf(spot) !== 'market') return choice.stateOf(spot)
    return slotAt(spot) === slotOfBought(arrangement) ? 'selected' : 'idle'
  }
  // No other purchase can begin here, because the slots are not yet those of the rules.
  const choose = (spot: Spot): void => (zoneOf(spot) === 'market' ? undefined : choice.choose(spot))
  return [arrangedMatch(match, arrangement), { ...choice, stateOf, choose }]
}

const slotAt = (spot: Spot): number => Number(spot.split('@')[1])

function arrangedMatch(match: DaleMatchView, arrangement: MarketOrder): DaleMatchView {
  const { view, act } = match
  const { from } = arrangement
  const slot = slotOfBought(arrangement)
  const market = from.map((origin) => view.market[origin])
  const prices = from.map((origin, to) => {
    const price = view.prices[origin]
    return price === undefined ? undefined : price - origin + to
  })
  const bought = act?.do === 'buy' && slot !== undefined ? { ...act, slot } : act
  return { ...match, view: { ...view, market, prices }, act: bought }
}
