/** Small facts about tables that this browser remembers, the newest last. */

/** The entries that can be read. Anything else in their place is left out. */
export function readEntries<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.flatMap(([name, value]) => (isValue(value) ? [[name, value]] : [])))
  } catch {
    return {}
  }
}
