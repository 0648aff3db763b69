/** The contents of the catalogues: messages in parts, the faces of cards, and their rulings. */
import type { CardId } from '@merchants/dale'
import type { ReactElement } from 'react'
import type { Key, Slots } from './generated/keys.ts'

/** The possible values of a slot in a sentence. */
export type Slot = string | number | ReactElement
export type Parts = readonly Slot[]

type Message<Values> = Values extends undefined ? string : (values: Values) => Parts
export type Messages = { readonly [K in Key]: Message<Slots<Slot>[K]> }

interface Face {
  readonly name: string
  readonly text: string
}
export type Faces = Readonly<Record<CardId, Face>>
/** The printed texts of a card. */
export type CardFaces = (card: CardId) => Face
export type Rulings = Readonly<Record<CardId, readonly string[]>>
