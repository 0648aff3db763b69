/** How chameleons copy (C1 to C13). */
import type { CardType } from './card.ts'
import type { Use } from './decision.ts'
import type { Player } from './player.ts'
import type { Card, Copy, Link } from './state.ts'
import type { Table } from './table.ts'
import { valueOf } from './values.ts'

/** A card that a chameleon can become, and the way to it. */
interface Model {
  readonly as: CardType
  readonly links: readonly Link[]
  /** The own hand card whose value changes and used-mark are taken over (C8). */
  readonly marked: Card | undefined
}

export const copyOf = (player: Player, card: Card): Copy | undefined => {
  for (const copy of player.table.state.copies) if (copy.card === card) return copy
  return undefined
}

/** What a hand card can be used as: itself, or for a chameleon what it copies, if it can copy anything (C1). */
export function usesOf(player: Player, card: Card): readonly Use[] {
  const { state, copyUses } = player.table
  if (card.type.models === undefined) {
    if (state.valueChanges.length === 0) return card.plainUses
    return [{ card, as: card.type, value: valueOf(player, card, card.type), model: undefined }]
  }
  let uses = copyUses.get(card)
  if (uses === undefined) {
    uses = copyUsesOf(player, card)
    copyUses.set(card, uses)
  }
  return uses
}

function copyUsesOf(player: Player, card: Card): Use[] {
  const copy = copyOf(player, card)
  if (copy !== undefined) return [{ card, as: copy.as, value: valueOf(player, card, copy.as), model: undefined }]
  const models = modelsOf(player, card)
  if (models.length === 0) return [{ card, as: card.type, value: valueOf(player, card, card.type), model: undefined }]
  const { used } = player.table.state
  const uses: Use[] = []
  for (const { as, marked } of models) {
    const value = valueOf(player, marked ?? card, as)
    const isUsed = marked !== undefined && used.includes(marked)
    const isSame = (use: Use): boolean =>
      use.as === as && use.value === value && (use.model !== undefined && used.includes(use.model)) === isUsed
    if (!uses.some(isSame)) uses.push({ card, as, value, model: marked })
  }
  return uses
}

/** Tells all what a chameleon is used as; a model in the own hand is shown with it (C4). */
export function announce(player: Player, { card, as, model }: Use): void {
  if (as === card.type || copyOf(player, card) !== undefined) return
  player.table.tell?.({ what: 'copied', seat: player.seat, card, as })
  if (model !== undefined) player.table.reveal(model, player)
}

/** Fixes what a chameleon is until the turn ends, the card leaves the hand or the model is gone (C5). */
export function fixCopy(player: Player, use: Use): void {
  const { card, as, model } = use
  const { table } = player
  if (card.type.models === undefined || as === card.type || copyOf(player, card) !== undefined) return
  const way = modelsOf(player, card).find((each) => each.as === as && each.marked === model)
  if (way === undefined) return
  announce(player, use)
  table.state.copies.push({ seat: player.seat, card, as, links: way.links })
  table.copyUses.clear()
  if (model !== undefined) takeOverMarks(table, model, card)
}

/** Ends the copies whose model is no longer legal, with the value changes made to them (C5). */
export function endLostCopies(table: Table): void {
  const { state } = table
  const holds = (copy: Copy): boolean => {
    const player = table.players[copy.seat] as Player
    if (!player.hand.cards.includes(copy.card)) return false
    return copy.links.every(({ text, model }) => text.models?.(player, copy.card).includes(model))
  }
  const lost = state.copies.filter((copy) => !holds(copy))
  if (lost.length === 0) return
  state.copies = state.copies.filter((copy) => !lost.includes(copy))
  state.valueChanges = state.valueChanges.filter(({ card }) => !lost.some((copy) => copy.card === card))
}

/** All cards that a chameleon in hand may be a copy of right now. */
function modelsOf(player: Player, self: Card): Model[] {
  const found: Model[] = []
  follow(player, self, self.type, [], found)
  return found
}

/** Goes on with a chameleon's text. Each chameleon name may occur once in a chain (C7). */
function follow(player: Player, self: Card, text: CardType, before: readonly Link[], found: Model[]): void {
  for (const model of text.models?.(player, self) ?? []) {
    const links = [...before, { text, model }]
    const marked = player.hand.cards.includes(model) ? model : undefined
    if (model.type.models === undefined) {
      found.push({ as: model.type, links, marked })
      continue
    }
    const copy = marked === undefined ? undefined : copyOf(player, model)
    if (copy !== undefined) found.push({ as: copy.as, links: [...links, ...copy.links], marked })
    else if (!links.some((link) => link.text === model.type)) follow(player, self, model.type, links, found)
  }
}

/** The copy takes over what its model carries at this moment, at the same places in the order of play (C8). */
function takeOverMarks({ state }: Table, model: Card, copy: Card): void {
  state.valueChanges = state.valueChanges.flatMap((change) =>
    change.card === model ? [change, { ...change, card: copy }] : [change],
  )
  if (state.used.includes(model)) state.used.push(copy)
}
