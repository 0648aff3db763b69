/** Whether a key that was pressed is meant for the table: no chord, nobody is typing, and nothing lies over it. */
export function isFreeKey({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)
  return !ctrlKey && !metaKey && !altKey && !isTyping && document.querySelector('dialog[open]') === null
}
