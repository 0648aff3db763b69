/** Theme, letters, size and motion of the whole page, as chosen in the settings. */
import { useLayoutEffect } from 'react'
import { SPEED_FACTOR, useSettings } from './settings.ts'

const DURATIONS: Readonly<Record<string, number>> = {
  '--quick': 120,
  '--normal': 260,
  '--flight': 420,
  '--stately': 700,
  '--stagger': 60,
}

export function useAppearance(): void {
  const { theme, textSize, plainLetters, speed } = useSettings()
  useLayoutEffect(() => {
    const { documentElement: root } = document
    if (theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.dataset['letters'] = plainLetters ? 'plain' : 'drawn'
    root.style.setProperty('--text-size', String(textSize / 100))
    root.style.setProperty('font-size', `${textSize}%`)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const [name, duration] of Object.entries(DURATIONS)) {
      root.style.setProperty(name, `${isStill ? 0 : duration * SPEED_FACTOR[speed]}ms`)
    }
  }, [theme, textSize, plainLetters, speed])
}
