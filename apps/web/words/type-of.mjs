// The TypeScript type that fits all of some plain values.
import { isRecord } from './files.mjs'

export function typeOf(values) {
  const lists = values.filter(Array.isArray)
  const records = values.filter(isRecord)
  const plain = values.filter((value) => !Array.isArray(value) && !isRecord(value))
  const types = [...new Set(plain.map((value) => typeof value))]
  if (lists.length > 0) types.push(`readonly (${typeOf(lists.flat())})[]`)
  if (records.length > 0) types.push(recordType(records))
  return types.join(' | ') || 'never'
}

function recordType(records) {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const fields = names.map((name) => {
    const holders = records.filter((record) => Object.hasOwn(record, name))
    const mark = holders.length < records.length ? '?' : ''
    return `readonly ${JSON.stringify(name)}${mark}: ${typeOf(holders.map((record) => record[name]))}`
  })
  return `{ ${fields.join('; ')} }`
}
