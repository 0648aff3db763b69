/** Keyboard shortcuts: N presses the large button, B goes one step back. */
import { useKeyDown } from '../../../look/use-key-down.ts'
import { isFreeKey } from '../table/free-key.ts'

const BUTTONS: Readonly<Record<string, string>> = {
  n: '[data-begin], [data-done], [data-confirm], [data-continue]',
  b: '[data-foot="back"]',
}

export function useCompanionKeys(): void {
  useKeyDown((event) => {
    const button = BUTTONS[event.key]
    if (button === undefined || !isFreeKey(event)) return
    document.querySelector<HTMLButtonElement>(`main :is(${button})`)?.click()
  })
}
