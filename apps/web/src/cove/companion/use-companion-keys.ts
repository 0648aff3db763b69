/** N does what the large button of the screen does, B goes one step back: for those who sit at a keyboard. */
import { useEffect } from 'react'
import { isFreeKey } from '../table/free-key.ts'

const BUTTONS: Readonly<Record<string, string>> = {
  n: '[data-begin], [data-done], [data-confirm], [data-continue]',
  b: '[data-foot="back"]',
}

export function useCompanionKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const button = BUTTONS[event.key]
      if (button === undefined || !isFreeKey(event)) return
      document.querySelector<HTMLButtonElement>(`main :is(${button})`)?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
