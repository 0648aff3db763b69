/** The merchant of a deck. */
import type { Deck } from '@merchants/dale'

const FILES: Readonly<Record<string, string>> = import.meta.glob<string>('./portraits/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function Portrait({ deck }: { readonly deck: Deck | 'junk' }): React.ReactNode {
  return (
    <span className={`portrait d-${deck}`}>
      <img src={FILES[`./portraits/${deck}.svg`]} alt="" draggable={false} />
    </span>
  )
}
