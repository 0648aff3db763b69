/** Input of a socket, as a valid message or its fault. */
import { clientMessage as schema } from '@merchants/protocol/schema'
import type { ClientMessage } from '@merchants/protocol'

/** A message without a number cannot be answered. */
export type ParsedMessage = { readonly id: number; readonly message?: ClientMessage } | undefined

export function parseMessage(text: string): ParsedMessage {
  const value = parseJson(text)
  if (isAnswer(value)) return { id: value.id, message: value }
  const result = schema.safeParse(value)
  return result.success ? { id: result.data.id, message: result.data } : numberIn(value)
}

/** The number alone, for a message that is refused in any case. */
export function parseId(text: string): ParsedMessage {
  return numberIn(parseJson(text))
}

function numberIn(value: unknown): ParsedMessage {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { id } : undefined
}

type AnswerMessage = Extract<ClientMessage, { do: 'answer' }>

/** Nearly all messages are plain answers. They are checked by hand, no less strictly, and ten times as fast. */
export function isAnswer(value: unknown): value is AnswerMessage {
  if (typeof value !== 'object' || value === null) return false
  let fields = 0
  for (const _ in value) fields++
  const { id, do: what, question, answers } = value as Record<string, unknown>
  return (
    fields === 4 &&
    what === 'answer' &&
    isCount(id, Number.MAX_SAFE_INTEGER) &&
    isCount(question, Number.MAX_SAFE_INTEGER) &&
    areAnswers(answers)
  )
}

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

const areAnswers = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && value.length <= 40 && value.every(isOneAnswer)

const isOneAnswer = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 120 && value.every((place) => isCount(place, 100_000))

/** The value of a text, or `undefined` if it has none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
