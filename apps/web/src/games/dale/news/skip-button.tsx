/** Goes straight to the viewer's turn, or to the newest action of others. */
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useNews } from './news-context.ts'

export function SkipButton(): React.ReactNode {
  const t = useTranslation()
  const { canSkip, skip } = useNews()
  if (!canSkip) return undefined
  return (
    <button type="button" className="btn" data-skip onClick={skip}>
      <Icon name="last" />
      <span className="clip">{t('news.skip')}</span> <kbd>{t('news.space')}</kbd>
    </button>
  )
}
