/** A question on a button whose second press says yes. */
import { useTranslation } from '../../../words/words.tsx'

export function PressAgain({ children }: { readonly children: string }): React.ReactNode {
  const t = useTranslation()
  return (
    <span className="press-again">
      {children}
      <small>{t('cove.press-again')}</small>
    </span>
  )
}
