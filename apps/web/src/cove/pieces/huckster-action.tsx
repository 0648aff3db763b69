/** The action of a Huckster card: a handshake, the goods, or the guild that supports him. */
import type { Action } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Good } from './good.tsx'
import { GuildSign } from './guild-sign.tsx'
import { Coin, Mark } from './mark.tsx'

export function ActionMark({
  action,
  size = 38,
}: {
  readonly action: Action
  readonly size?: number
}): React.ReactNode {
  if (action.does === 'hire') return <Mark name="handshake" width={size} height={size * 0.76} />
  if (action.does === 'goods') {
    return (
      <span className="cv-action-mark">
        {action.goods.map((good, at) => (
          <Good key={at} good={good} size={size * 0.82} />
        ))}
      </span>
    )
  }
  return (
    <span className="cv-action-mark">
      <GuildSign of={action.hall} size={size * 0.76} />
      <Coin size={size * 0.6} />
    </span>
  )
}

export function ActionWords({ action }: { readonly action: Action }): React.ReactNode {
  const t = useWords()
  return <span>{t.any(`cove.action-${action.does === 'guild support' ? 'guild' : action.does}`)}</span>
}
