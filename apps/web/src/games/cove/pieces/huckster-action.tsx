/** The action of a Huckster card as a handshake, the goods, or the supporting guild. */
import type { Action } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Good } from './good.tsx'
import { GuildSign } from './guild-sign.tsx'
import { Coin, Mark } from './mark.tsx'

interface ActionMarkProps {
  readonly action: Action
  readonly size?: number
}

export function ActionMark({ action, size }: ActionMarkProps): React.ReactNode {
  const part = (share: number): { readonly size?: number } => (size === undefined ? {} : { size: size * share })
  if (action.does === 'hire') return <Mark name="handshake" className="" width={size} height={size && size * 0.76} />
  return (
    <span className="cv-action-mark">
      {action.does === 'goods' ? (
        action.goods.map((good, at) => <Good key={at} good={good} {...part(0.82)} />)
      ) : (
        <>
          <GuildSign of={action.hall} {...part(0.76)} />
          <Coin {...part(0.6)} />
        </>
      )}
    </span>
  )
}

export function ActionWords({ action }: { readonly action: Action }): React.ReactNode {
  const t = useTranslation()
  return <i>{t.any(`cove.action-${action.does === 'guild support' ? 'guild' : action.does}`)}</i>
}
