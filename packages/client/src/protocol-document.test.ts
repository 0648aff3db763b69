/** The examples in docs/protocol.md are valid messages, and every message has one. */
import { readFileSync } from 'node:fs'
import type { ServerMessage } from '@merchants/protocol'
import { MAX_MESSAGE_BYTES, PROTOCOL_QUERY, PROTOCOL_VERSION } from '@merchants/protocol'
import { clientMessage, openTable } from '@merchants/protocol/schema'
import { describe, expect, test } from 'vitest'

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const examples = [...text.matchAll(/^```json\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'))
const said = examples.filter((line) => line.startsWith('{"id"'))
const heard = examples.filter((line) => line.startsWith('{"is"'))

test.each(said)('%s is a message', (line) => {
  expect(clientMessage.safeParse(JSON.parse(line))).toMatchObject({ success: true })
})

test('every message that can be said has an example', () => {
  const known = clientMessage.options.map(({ shape }) => shape.do.value)

  expect(new Set(said.map((line) => (JSON.parse(line) as { do: string }).do))).toEqual(new Set(known))
})

test('every message that can be heard has an example', () => {
  const kinds: Record<ServerMessage['is'], true> = {
    welcome: true,
    table: true,
    sight: true,
    diff: true,
    chat: true,
    done: true,
    refused: true,
    closing: true,
    saving: true,
  }

  expect(new Set(heard.map((line) => (JSON.parse(line) as { is: string }).is))).toEqual(new Set(Object.keys(kinds)))
})

test('the table that is opened there can be opened', () => {
  const [, body = ''] = /content-type: application\/json\n\n(\{[^]*?\n\})\n/.exec(text) ?? []

  expect(openTable.safeParse(JSON.parse(body))).toMatchObject({ success: true })
})

test('the addresses of the examples ask for the current protocol', () => {
  const { protocol } = PROTOCOL_QUERY
  const addresses = [...text.matchAll(/^(?:GET|POST) (\S+)$/gm)].map(([, address = '']) => address)

  expect(addresses.length).toBeGreaterThan(1)
  for (const address of addresses) expect(new URL(address, 'http://table').searchParams.get('protocol')).toBe(protocol)
})

describe('numbers', () => {
  test.each([`Version ${PROTOCOL_VERSION}`, MAX_MESSAGE_BYTES.toLocaleString('en')])('%s', (number) => {
    expect(text).toContain(number)
  })
})
