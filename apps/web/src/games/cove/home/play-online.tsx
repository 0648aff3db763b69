/** The way to a table online: with a friend, or alone while friends watch. */
import { isRefusal } from '@merchants/tabletop'
import { useLocation } from 'wouter'
import { useIsOnline } from '../../../online/use-is-online.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'

/** The address of a new table, or of the page that creates one. */
async function openCove(players: number, name: string): Promise<string> {
  const form = `/online?game=cove&players=${players}`
  if (name.trim() === '') return form
  const [{ newTable }, { sizeFor }, { coveOnline }] = await Promise.all([
    import('../../../online/open-table.ts'),
    import('../../../online/games/online-game.ts'),
    import('../../../online/games/cove/cove-online.ts'),
  ])
  const taken = await newTable(coveOnline, sizeFor(coveOnline, players), name.trim())
  return isRefusal(taken) ? form : `/t/${taken.table}`
}

export function PlayOnline(): React.ReactNode {
  const t = useTranslation()
  const [, go] = useLocation()
  const { name } = useSettings()
  const isOnline = useIsOnline()
  const open = (players: number): void => void openCove(players, name).then(go)
  return (
    <section>
      <h2>{t('online.title')}</h2>
      <p>{t(isOnline ? 'cove.online-text' : 'online.offline')}</p>
      <button type="button" className="cv-btn" disabled={!isOnline} onClick={() => open(2)}>
        {t('cove.online-friend')}
      </button>
      <button type="button" className="cv-btn" disabled={!isOnline} onClick={() => open(1)}>
        {t('cove.online-watched')}
      </button>
    </section>
  )
}
