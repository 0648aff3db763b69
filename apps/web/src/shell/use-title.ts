/** The title of the browser's tab, for as long as a screen is shown. */
import { useEffect } from 'react'
import { useTranslation } from '../words/words.tsx'

/** A whole title; without one, the tab has the name of the game. */
export function useTitle(title: string | undefined): void {
  const t = useTranslation()
  useEffect(() => {
    document.title = title ?? t('common.brand')
    return () => {
      document.title = t('common.brand')
    }
  }, [t, title])
}

/** The name of a page, which the title joins with that of the game. */
export function usePageTitle(page: string | undefined): void {
  const t = useTranslation()
  useTitle(page === undefined ? undefined : `${page} · ${t('common.brand')}`)
}

/** Says in the tab that it is the viewer's turn. */
export function useTurnTitle(isOwnTurn: boolean): void {
  const t = useTranslation()
  useTitle(isOwnTurn ? t('table.title-your-turn') : undefined)
}
