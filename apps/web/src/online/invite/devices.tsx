/** The devices that hold the player's seat. Any but this one can be signed out, and an unused link can be withdrawn. */
import { devicesOf, signOut } from '@merchants/client'
import type { Device } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { useEffect, useId, useState } from 'react'
import { Icon } from '../../look/icon.tsx'
import { LOCALES } from '../../words/language.ts'
import { useTranslation } from '../../words/words.tsx'
import { useRefusal } from '../refusal.ts'
import { API } from '../api-base.ts'

interface DevicesProps {
  readonly table: string
  readonly seat: number
  /** The last link shown, which is in the list too. */
  readonly link: string | undefined
  /** A link was withdrawn. */
  readonly onWithdrawn: () => void
}

export function Devices({ table, seat, link, onWithdrawn }: DevicesProps): React.ReactNode {
  const t = useTranslation()
  const inWords = useRefusal()
  const title = useId()
  const [devices, setDevices] = useState<readonly Device[]>([])
  const [refusal, setRefusal] = useState<Refusal>()

  useEffect(() => {
    let isWanted = true
    void devicesOf(API, table, seat).then((answer) => {
      if (isWanted && !isRefusal(answer)) setDevices(answer)
    })
    return () => {
      isWanted = false
    }
  }, [link, seat, table])

  const remove = async ({ device, isLink }: Device): Promise<void> => {
    const answer = await signOut(API, table, device, seat)
    if (isRefusal(answer)) return setRefusal(answer)
    setRefusal(undefined)
    if (isLink) onWithdrawn()
    return setDevices(answer)
  }

  if (devices.length === 0) return undefined
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('online.devices')}</h3>
      <ul className="rows gap-4">
        {devices.map((each) => (
          <Item key={each.device} device={each} onRemove={() => void remove(each)} />
        ))}
      </ul>
      <div role="alert">{refusal !== undefined && <p>{inWords(refusal)}</p>}</div>
    </section>
  )
}

interface ItemProps {
  readonly device: Device
  readonly onRemove: () => void
}

function Item({ device: { since, isLink, isThis }, onRemove }: ItemProps): React.ReactNode {
  const t = useTranslation()
  const date = new Intl.DateTimeFormat(LOCALES[t.language], { dateStyle: 'medium', timeStyle: 'short' }).format(since)
  return (
    <li className="row gap-8">
      <Icon name={isLink ? 'link' : 'phone-screen'} />
      <span className="grow">
        {isThis ? t('online.device-this') : t(isLink ? 'online.device-link' : 'online.device-since', { date })}
      </span>
      {!isThis && (
        <button type="button" className="btn quiet" onClick={onRemove}>
          {isLink ? t('online.device-withdraw') : t('online.device-out')}
        </button>
      )}
    </li>
  )
}
