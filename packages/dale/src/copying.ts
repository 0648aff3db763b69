/** How chameleons copy (C1 to C13). */
import type { CardType } from './card.ts'
import type { Use } from './decision.ts'
import type { Player } from './player.ts'
import type { Card, Copy, Link } from './state.ts'
import type { Table } from './table.ts'
import { valueOf } from './values.ts'

export const copyOf = (player: Player, card: Card): Copy | undefined => {
  for (const copy of player.table.state.copies) if (copy.card === card) return copy
  return undefined
}

/** What chameleons can be used as, or what abilities they have, remembered as long as nothing on the table changes. */
export class CopyUses {
  private readonly cards: Card[] = []
  private readonly uses: (readonly Use[])[] = []

  get(card: Card): readonly Use[] | undefined {
    const at = this.cards.indexOf(card)
    return at < 0 ? undefined : this.uses[at]
  }

  set(card: Card, uses: readonly Use[]): void {
    this.cards.push(card)
    this.uses.push(uses)
  }

  clear(): void {
    while (this.cards.length > 0) {
      this.cards.pop()
      this.uses.pop()
    }
  }
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
  const copy = player.table.state.copies.length === 0 ? undefined : copyOf(player, card)
  if (copy !== undefined) return [{ card, as: copy.as, value: valueOf(player, card, copy.as), model: undefined }]
  const uses: Use[] = []
  followText(player, card, card.type, [], (as, marked) => {
    const value = valueOf(player, marked ?? card, as)
    if (!uses.some((use) => isSameUse(player, use, as, value, marked))) uses.push({ card, as, value, model: marked })
    return false
  })
  if (uses.length === 0) uses.push({ card, as: card.type, value: valueOf(player, card, card.type), model: undefined })
  return uses
}

/** Two models make the same copy if kind, value and used-mark are the same. */
function isSameUse(player: Player, use: Use, as: CardType, value: number, marked: Card | undefined): boolean {
  if (use.as !== as || use.value !== value) return false
  const { used } = player.table.state
  const isUsed = (card: Card | undefined): boolean => card !== undefined && used.includes(card)
  return used.length === 0 || isUsed(use.model) === isUsed(marked)
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
  const links: Link[] = []
  if (!followText(player, card, card.type, links, (found, marked) => found === as && marked === model)) return
  announce(player, use)
  table.state.copies.push({ seat: player.seat, card, as, links })
  table.forgetCopies()
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

/**
 * Goes through all cards that a chameleon's text leads to, on and on through other chameleons, each name once in a chain (C7).
 * `links` is the way so far; it stays as it is when `visit` is content with a card and returns true.
 */
function followText(
  player: Player,
  self: Card,
  text: CardType,
  links: Link[],
  visit: (as: CardType, marked: Card | undefined) => boolean,
): boolean {
  for (const model of text.models?.(player, self) ?? []) {
    const marked = player.hand.cards.includes(model) ? model : undefined
    links.push({ text, model })
    const copy = marked === undefined || model.type.models === undefined ? undefined : copyOf(player, model)
    if (model.type.models === undefined) {
      if (visit(model.type, marked)) return true
    } else if (copy !== undefined) {
      if (visit(copy.as, marked)) {
        links.push(...copy.links)
        return true
      }
    } else if (!links.some((link) => link.text === model.type)) {
      if (followText(player, self, model.type, links, visit)) return true
    }
    links.pop()
  }
  return false
}

/** The copy takes over what its model carries at this moment, at the same places in the order of play (C8). */
function takeOverMarks({ state }: Table, model: Card, copy: Card): void {
  state.valueChanges = state.valueChanges.flatMap((change) =>
    change.card === model ? [change, { ...change, card: copy }] : [change],
  )
  if (state.used.includes(model)) state.used.push(copy)
}
