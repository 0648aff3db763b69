/** Records that are sent often, for the packer: whoever understands packed messages is told them once. Others are sent with their names. */
import type { Shape } from '@merchants/protocol'

const shape = (names: string): Shape => names.split(' ')

export const SHAPES: readonly Shape[] = [
  // What happened.
  'step event',
  'zone seat at',
  'what card from to',
  'what seat turn',
  'what seat card price',
  'what seat cards stack',
  'what seat card as',
  'what seat card as after',
  'what seat card',
  'what seat number',
  'what seat',
  // What is asked.
  'ask kind options places min max ordered',
  'ask about kind options places min max ordered',
  'ask kind options places',
  'do slot',
  'do use',
  'card as value',
  'card as value from',
  'pays sum',
  'seat place',
  'key facts',
  // What has changed of a sight.
  'question from news step view',
  'question from news step view whyNoUndo',
  'question from news step view act whyNoUndo',
  'question step view',
  'question step view whyNoUndo act',
  // Of a view.
  'active turn seats market marketDeck marketHolds prices waitsFor',
  'active turn seats market marketDeck marketHolds prices decision waitsFor',
  'active turn seats market marketDeck marketHolds prices values waitsFor decision',
  'active turn seats market marketDeck marketHolds waitsFor',
  'active turn seats stalls waitsFor',
  'active turn seats stalls waitsFor decision',
  'active turn seats stalls decision waitsFor',
  'active turn seats stalls values waitsFor decision',
  'active phase turn waitsFor decision',
  'phase seats market marketDeck marketHolds prices values decision',
  'phase seats stalls values decision',
  // Of a seat.
  'hand deck holds discardPile',
  'hand deck holds goal',
  'hand deck holds discardPile goal',
  'hand deck holds',
  'hand deck goal',
  'deck holds goal',
].map(shape)
