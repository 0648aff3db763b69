/** Turns reminders on and off, which come even while the page is closed. */
import { useEffect, useState } from 'react'
import { Icon } from '../../look/icon.tsx'
import { askForReminders, hasReminders, stopReminders, whyNoReminders } from '../../notify/reminders.ts'
import { useTranslation } from '../../words/words.tsx'

interface RemindItemProps {
  readonly table: string
  readonly seat: number
}

type State = 'on' | 'off' | 'denied' | 'unsupported' | 'failed'

const WORDS = {
  on: 'online.remind-on',
  off: 'online.remind',
  denied: 'online.remind-denied',
  unsupported: 'online.remind-unsupported',
  failed: 'online.remind-failed',
} as const satisfies Readonly<Record<State, string>>

export function RemindItem({ table, seat }: RemindItemProps): React.ReactNode {
  const t = useTranslation()
  const [state, setState] = useState<State>(() => whyNoReminders() ?? 'off')

  useEffect(() => {
    let isWanted = true
    void hasReminders(table).then((isOn) => isWanted && isOn && setState('on'))
    return () => {
      isWanted = false
    }
  }, [table])

  const press = async (): Promise<void> => {
    if (state !== 'on') return setState(await askForReminders(table, t.language, seat))
    await stopReminders(table, seat)
    return setState('off')
  }
  if (state === 'unsupported') return undefined
  return (
    <button type="button" aria-pressed={state === 'on'} onClick={() => void press()}>
      <Icon name={state === 'on' ? 'check' : 'sound'} /> <span aria-live="polite">{t(WORDS[state])}</span>
    </button>
  )
}
