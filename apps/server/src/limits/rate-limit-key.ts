/** Whose address it is, as far as limits go. */

/** One household has a whole block of IPv6 addresses, and may use any of them. */
export function rateLimitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain

  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const between =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const block = [...before, ...between, ...after].slice(0, 4)
  return `${block.map((part) => part.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
