/** Shows in the window's title that it is the viewer's turn. */
import { useEffect } from 'react'
import { useTranslation } from '../../words/words.tsx'

export function useTurnTitle(isOwnTurn: boolean): void {
  const t = useTranslation()
  useEffect(() => {
    document.title = isOwnTurn ? t('table.title-your-turn') : t('common.brand')
    return () => {
      document.title = t('common.brand')
    }
  }, [isOwnTurn, t])
}
