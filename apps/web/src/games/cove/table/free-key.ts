/** Whether a pressed key is meant for the table. It must not be a chord or typed text, and nothing may be over the table. */
export function isFreeKey({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)
  return !ctrlKey && !metaKey && !altKey && !isTyping && document.querySelector('dialog[open]') === null
}
