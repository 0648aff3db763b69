/** A window with more room than the drawn table needs shows all of it larger. */
import { useLayoutEffect } from 'react'

/** What the table is drawn for. */
const WIDTH = 1366
const HEIGHT = 768
/** Beyond this the corners of the table are too far from each other. */
const LARGEST = 2

/** How much larger than in its own pixels an element is drawn. Older browsers do not tell. */
export const zoomOf = ({ currentCSSZoom = 1 }: Partial<Element>): number => currentCSSZoom

/** Before anything on the table is measured. Older browsers measure in another way and keep the table as it is drawn. */
export function useZoom(root: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = root
    if (current === null || !('currentCSSZoom' in current)) return undefined
    const { style } = document.documentElement
    const fit = (): void => style.setProperty('--zoom', String(fitOf(current)))
    fit()
    addEventListener('resize', fit)
    return () => {
      removeEventListener('resize', fit)
      style.removeProperty('--zoom')
    }
  }, [root])
}

const fitOf = ({ clientWidth, clientHeight }: Element): number =>
  Math.max(1, Math.min(LARGEST, clientWidth / WIDTH, clientHeight / HEIGHT))
