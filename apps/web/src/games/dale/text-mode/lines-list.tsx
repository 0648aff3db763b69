/** A plain list of lines; a card that can be used has its mark. */
import type { Line } from './describe-zones.ts'

export function LinesList({ lines }: { readonly lines: readonly Line[] }): React.ReactNode {
  return (
    <ul className="lines">
      {lines.map(({ say, can = false }, at) => (
        <li key={at} className={can ? 'can' : undefined}>
          {can && <span aria-hidden="true">▸ </span>}
          {say}
        </li>
      ))}
    </ul>
  )
}
