/** The player's nickname at online tables, remembered by this browser. */
import { useId } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/words.tsx'

/** As long as a name in a table link, so that both fit everywhere. */
const LONGEST = 20

interface NicknameProps {
  readonly value: string
  readonly onChange: (name: string) => void
}

export function Nickname({ value, onChange }: NicknameProps): React.ReactNode {
  const t = useTranslation()
  const id = useId()
  return (
    <label className="nickname rows gap-4" htmlFor={id}>
      <span>{t('online.nickname')}</span>
      <input
        id={id}
        className="field"
        value={value}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

/** The remembered nickname, and a setter. */
export function useNickname(): readonly [name: string, remember: (name: string) => void] {
  const { name, change } = useSettings()
  return [name, (next) => change({ name: next })]
}
