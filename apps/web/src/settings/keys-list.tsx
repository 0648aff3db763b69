/** Everything the keyboard can do at the table. */
import { useWords } from '../words/words.tsx'
import './keys-list.css'

const KEYS = [
  ['M', 'settings.key-market'],
  ['T', 'settings.key-technique'],
  ['S', 'settings.key-stack'],
  ['I', 'settings.key-inventory'],
  ['H', 'settings.key-together'],
  ['E', 'settings.key-end'],
  ['P', 'settings.key-pay'],
  ['settings.enter', 'settings.key-confirm'],
  ['settings.escape', 'settings.key-cancel'],
  ['U', 'settings.key-undo'],
  ['settings.arrows', 'settings.key-arrows'],
  ['settings.space', 'settings.key-choose'],
  ['W', 'settings.key-why'],
  ['C', 'settings.key-large'],
  ['L', 'settings.key-log'],
  ['X', 'settings.key-text'],
  ['?', 'settings.key-help'],
] as const

export function KeysList(): React.ReactNode {
  const t = useWords()
  return (
    <section className="panel keys">
      <h2>{t('settings.keys')}</h2>
      <p className="hint">{t('settings.keys-about')}</p>
      <dl>
        {KEYS.map(([key, deed]) => (
          <div key={key}>
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
