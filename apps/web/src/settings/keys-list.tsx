/** Everything the keyboard can do at the table. */
import { useTranslation } from '../words/words.tsx'
import './keys-list.css'

const KEYS = [
  ['M', 'settings.key-market'],
  ['T', 'settings.key-technique'],
  ['S', 'settings.key-stack'],
  ['I', 'settings.key-inventory'],
  ['H', 'settings.key-together'],
  ['E', 'settings.key-end'],
  ['settings.one-to-nine', 'settings.key-hand'],
  ['P', 'settings.key-pay'],
  ['J', 'settings.key-junk'],
  ['settings.enter', 'settings.key-confirm'],
  ['settings.escape', 'settings.key-cancel'],
  ['U', 'settings.key-undo'],
  ['⇧U', 'settings.key-undo-turn'],
  ['Y, N', 'settings.key-yes-no'],
  ['R, N', 'settings.key-react'],
  ['settings.arrows', 'settings.key-arrows'],
  ['settings.space', 'settings.key-choose'],
  ['A', 'coach.hint'],
  ['W', 'settings.key-why'],
  ['C', 'settings.key-large'],
  ['L', 'settings.key-log'],
  ['X', 'settings.key-text'],
  ['?', 'settings.key-help'],
] as const

export function KeysList(): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="panel keys">
      <h2>{t('settings.keys')}</h2>
      <p className="soft">{t('settings.keys-about')}</p>
      <dl className="rows">
        {KEYS.map(([key, deed]) => (
          <div key={key} className="row gap-12">
            <dt>
              <kbd className="key">{t.any(key)}</kbd>
            </dt>
            <dd>{t(deed)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
