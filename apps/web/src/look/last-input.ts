/** Whether the last press was a key. The page listens from its start, so a table that a key opened knows it too. */
let isByKey = false

export function watchInput(): void {
  addEventListener('keydown', () => (isByKey = true), { capture: true })
  addEventListener('pointerdown', () => (isByKey = false), { capture: true })
}

export const wasByKey = (): boolean => isByKey
