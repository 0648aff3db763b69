/** How chameleons copy (C1 to C13). */
import type { CardType } from './card.ts'
import type { Use } from './decision.ts'
import { holds, listOf } from './pile.ts'
import type { Player } from './player.ts'
import type { Card, Copy, Link } from './state.ts'
import type { Table } from './table.ts'
import { valueOf } from './values.ts'

function copyOf(player: Player, card: Card): Copy | undefined {
  for (const copy of player.table.state.copies) if (copy.card === card) return copy
  return undefined
}

/** The uses and abilities of a chameleon. */
export interface Copying {
  /** The kinds of the cards it may copy, if these alone decide. */
  readonly models: readonly CardType[]
  readonly uses: readonly Use[]
  readonly abilities: readonly Use[]
}

/** The uses and abilities of the chameleons in hands, kept while nothing on the table changes. */
export class Copyings {
  private readonly cards: Card[] = listOf()
  private readonly copyings: Copying[] = listOf()

  get(card: Card): Copying | undefined {
    const { cards } = this
    for (let at = 0; at < cards.length; at++) if (cards[at] === card) return this.copyings[at]
    return undefined
  }

  set(card: Card, copying: Copying): void {
    this.cards.push(card)
    this.copyings.push(copying)
  }

  clear(): void {
    while (this.cards.length > 0) {
      this.cards.pop()
      this.copyings.pop()
    }
  }
}

/** The uses of a hand card: itself or, for a chameleon that can copy anything, the card it copies (C1). */
export function usesOf(player: Player, card: Card): readonly Use[] {
  return card.type.models === undefined ? usesAsItself(player, card) : copyingOf(player, card).uses
}

function usesAsItself(player: Player, card: Card): readonly Use[] {
  if (player.table.state.valueChanges.length === 0) return card.plainUses
  return [{ card, as: card.type, value: valueOf(player, card, card.type), model: undefined }]
}

/** The uses of a hand card for its once-per-turn ability. A chameleon keeps its own and may follow another card's. */
export const abilitiesOf = (player: Player, card: Card): readonly Use[] =>
  card.type.models === undefined ? usesOf(player, card) : copyingOf(player, card).abilities

function copyingOf(player: Player, card: Card): Copying {
  const { copyings } = player.table
  let copying = copyings.get(card)
  if (copying === undefined) {
    copying = newCopying(player, card)
    copyings.set(card, copying)
  }
  return copying
}

function newCopying(player: Player, card: Card): Copying {
  const { copies, valueChanges } = player.table.state
  const copy = copies.length === 0 ? undefined : copyOf(player, card)
  if (copy !== undefined) {
    const uses = [{ card, as: copy.as, value: valueOf(player, card, copy.as), model: undefined }]
    return { models: NO_KINDS, uses, abilities: uses }
  }
  const models = modelsOf(player, card, card.type)
  const isUnchanged = valueChanges.length === 0
  const { copying } = card
  if (isUnchanged && copying !== undefined && areOfKinds(models, copying.models)) return copying
  const uses = newUses(player, card, models)
  const abilities = copiedAbilities(card, models, uses)
  if (!isUnchanged || !dependOnNothing(player, models)) return { models: NO_KINDS, uses, abilities }
  return (card.copying = { models: models.map(({ type }) => type), uses, abilities })
}

const NO_KINDS: readonly CardType[] = []

function areOfKinds(cards: readonly Card[], kinds: readonly CardType[]): boolean {
  if (cards.length !== kinds.length) return false
  for (let at = 0; at < cards.length; at++) if ((cards[at] as Card).type !== kinds[at]) return false
  return true
}

/** All that a chameleon can be with these models; without any it is itself. */
function newUses(player: Player, card: Card, models: readonly Card[]): readonly Use[] {
  while (scratch.length > 0) scratch.pop()
  addUses(player, card, models, bitOf(card.type), scratch)
  return scratch.length > 0 ? scratch.slice() : usesAsItself(player, card)
}

/** Scratch space. */
const scratch: Use[] = listOf()

/** Models that are not in the hand, and only ever themselves, always make the same copies. */
function dependOnNothing({ hand }: Player, models: readonly Card[]): boolean {
  for (let at = 0; at < models.length; at++) {
    const model = models[at] as Card
    if (model.type.models !== undefined || holds(hand.cards, model)) return false
  }
  return true
}

function copiedAbilities(card: Card, models: readonly Card[], uses: readonly Use[]): readonly Use[] {
  let found = NO_USES
  for (let at = 0; at < uses.length; at++) {
    const use = uses[at] as Use
    if (use.as.oncePerTurn !== undefined) found = withUse(found, use)
  }
  if (card.type.oncePerTurn !== undefined) found = withUse(found, card.plainUses[0])
  for (let at = 0; at < models.length; at++) {
    const { type } = models[at] as Card
    if (type.models === undefined || type.oncePerTurn === undefined) continue
    found = withUse(found, { card, as: type, value: type.value, model: undefined })
  }
  return found
}

const NO_USES: readonly Use[] = []

function withUse(found: readonly Use[], use: Use): readonly Use[] {
  for (const other of found) if (other.as === use.as && other.model === use.model) return found
  return found.length === 0 ? [use] : [...found, use]
}

const modelsOf = (player: Player, self: Card, text: CardType): readonly Card[] =>
  text.models?.(player, self) ?? NO_MODELS

/** Adds what a chameleon's models lead to, on and on through other chameleons, each name once in a chain (C7). */
function addUses(player: Player, self: Card, models: readonly Card[], names: number, uses: Use[]): void {
  for (let at = 0; at < models.length; at++) {
    const model = models[at] as Card
    const { type } = model
    const marked = holds(player.hand.cards, model) ? model : undefined
    const copy = marked === undefined || type.models === undefined ? undefined : copyOf(player, model)
    if (type.models === undefined) addUse(player, self, type, marked, uses)
    else if (copy !== undefined) addUse(player, self, copy.as, marked, uses)
    else if ((names & bitOf(type)) === 0) {
      addUses(player, self, modelsOf(player, self, type), names | bitOf(type), uses)
    }
  }
}

const NO_MODELS: readonly Card[] = []

/** A chameleon's name as a bit. */
const bitOf = ({ place }: CardType): number => 1 << (place % 31)

/** Two models make the same copy if kind, value and used-mark are the same. */
function addUse(player: Player, card: Card, as: CardType, model: Card | undefined, uses: Use[]): void {
  const { used } = player.table.state
  const value = valueOf(player, model ?? card, as)
  const isUsed = model !== undefined && holds(used, model)
  for (let at = 0; at < uses.length; at++) {
    const use = uses[at] as Use
    if (use.as !== as || use.value !== value) continue
    if ((use.model !== undefined && holds(used, use.model)) === isUsed) return
  }
  uses.push({ card, as, value, model })
}

/** Announces what a chameleon is used as; models in the user's own hand, even those on the way to another one, are shown with it (C4). */
export function announce(player: Player, use: Use): void {
  const { card, as } = use
  if (as === card.type || !player.table.isWatched || copyOf(player, card) !== undefined) return
  player.table.tell?.({ what: 'copied', seat: player.seat, card, as })
  for (const { model } of linksTo(player, use, card.type, []) ?? []) {
    if (!holds(player.hand.cards, model)) continue
    player.table.reveal(model, player)
    // The card it copies was shown when it became a copy.
    if (copyOf(player, model) !== undefined) return
  }
}

/** Fixes what a chameleon is until the turn ends, the card leaves the hand or the model is gone (C5). */
export function fixCopy(player: Player, use: Use): void {
  const { card, as, model } = use
  const { table } = player
  if (card.type.models === undefined || as === card.type || copyOf(player, card) !== undefined) return
  const links = linksTo(player, use, card.type, [])
  if (links === undefined) return
  announce(player, use)
  table.state.copies.push({ seat: player.seat, card, as, links })
  table.forgetCopies()
  if (model !== undefined) takeOverMarks(table, model, card)
}

/** Ends the copies whose model is no longer legal, with the value changes made to them (C5). */
export function endLostCopies(table: Table): void {
  const { state } = table
  if (state.copies.every((copy) => isKept(table, copy))) return
  const lost = state.copies.filter((copy) => !isKept(table, copy))
  state.copies = state.copies.filter((copy) => !lost.includes(copy))
  state.valueChanges = state.valueChanges.filter(({ card }) => !lost.some((copy) => copy.card === card))
}

function isKept({ players }: Table, { seat, card, links }: Copy): boolean {
  const player = players[seat] as Player
  if (!holds(player.hand.cards, card)) return false
  return links.every(({ text, model }) => text.models?.(player, card).includes(model))
}

/** The way from a chameleon to what it is used as, the same that `addUses` goes. */
function linksTo(player: Player, use: Use, text: CardType, before: readonly Link[]): readonly Link[] | undefined {
  for (const model of text.models?.(player, use.card) ?? []) {
    const links = [...before, { text, model }]
    const marked = player.hand.cards.includes(model) ? model : undefined
    const copy = marked === undefined ? undefined : copyOf(player, model)
    const isEnd = marked === use.model && (copy?.as ?? model.type) === use.as
    if (model.type.models === undefined || copy !== undefined) {
      if (isEnd) return [...links, ...(copy?.links ?? [])]
    } else if (!links.some((link) => link.text === model.type)) {
      const further = linksTo(player, use, model.type, links)
      if (further !== undefined) return further
    }
  }
  return undefined
}

/** The copy takes over what its model carries at this moment, at the same places in the order of play (C8). */
function takeOverMarks({ state }: Table, model: Card, copy: Card): void {
  state.valueChanges = state.valueChanges.flatMap((change) =>
    change.card === model ? [change, { ...change, card: copy }] : [change],
  )
  if (state.used.includes(model)) state.used.push(copy)
}
