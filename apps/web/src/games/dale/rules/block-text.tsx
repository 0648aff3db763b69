/** A paragraph, list, example or table of the rules. */
import type { Rules } from '../../../words/generated/pages.ts'
import { useTranslation } from '../../../words/words.tsx'
import { WithCoins } from './marked.tsx'

type Block = Rules['chapters'][number]['blocks'][number]

export function BlockText({ block }: { readonly block: Block }): React.ReactNode {
  const t = useTranslation()
  const { p, list, example, table } = block
  if (p !== undefined) {
    return (
      <p>
        <WithCoins text={p} />
      </p>
    )
  }
  if (list !== undefined) {
    return (
      <ul className="rows gap-8">
        {list.map((item) => (
          <li key={item}>
            <WithCoins text={item} />
          </li>
        ))}
      </ul>
    )
  }
  if (example !== undefined) {
    return (
      <aside className="example">
        <b>{t('guide.example')}</b>
        <WithCoins text={example} />
      </aside>
    )
  }
  return table === undefined ? undefined : <RulesTable {...table} />
}

function RulesTable({ head, rows }: NonNullable<Block['table']>): React.ReactNode {
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th scope="col" key={cell}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                <td key={at}>
                  <WithCoins text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
