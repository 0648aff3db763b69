/** Copies a link with the same setup and luck, the score to beat and the moves; for a daily harbour also the result in words. */
import { useState } from 'react'
import { copyText } from '../../../look/copy-text.ts'
import { LOCALES } from '../../../words/language.ts'
import { useTranslation } from '../../../words/words.tsx'
import { dayOfGame, sayDay } from '../daily/daily.ts'
import type { PlayedGame } from '../watch/played-link.ts'
import { playedLink } from '../watch/played-link.ts'

interface ShareGameProps {
  readonly played: PlayedGame
  readonly className: string
}

export function ShareGame({ played, className }: ShareGameProps): React.ReactNode {
  const t = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const day = dayOfGame(played)
  const [own = 0, his = 0] = played.gold
  const copy = async (): Promise<void> => {
    const link = await playedLink(played)
    const date = day === undefined ? '' : sayDay(day, LOCALES[t.language])
    setCopied(await copyText(day === undefined ? link : `${t('cove.daily-line', { date, own, his })}\n${link}`))
  }
  return (
    <button type="button" className={className} data-share="" onClick={() => void copy()} aria-live="polite">
      {isCopied ? t('cove.copied') : t(day === undefined ? 'cove.share-game' : 'cove.daily-share')}
    </button>
  )
}
