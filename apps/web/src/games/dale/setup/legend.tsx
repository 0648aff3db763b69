/** The meaning of the figures on each deck. */
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { Pips } from './pips.tsx'

export function Legend(): React.ReactNode {
  const t = useTranslation()
  return (
    <p className="legend row wrap soft">
      <span>
        <Pips level={1} /> {t('home.difficulty')}
      </span>
      <span>
        <Icon name="people" /> {t('home.interaction')}
      </span>
      <span>
        <Icon name="claw" /> {t('home.nastiness')}
      </span>
      <span>
        <Icon name="luck" /> {t('home.luck')}
      </span>
      <em>{t('home.scale')}</em>
    </p>
  )
}
