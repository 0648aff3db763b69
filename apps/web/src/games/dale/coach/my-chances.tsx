/** The chances of the person at the screen beside the number of the turn. */
import { useTable } from '../table/table-context.tsx'
import { Chances } from '../../../coach/chances.tsx'

export function MyChances(): React.ReactNode {
  const { match, link } = useTable()
  return <Chances advise={link?.advise} step={match.step} isAsked={match.view.decision !== undefined} />
}
