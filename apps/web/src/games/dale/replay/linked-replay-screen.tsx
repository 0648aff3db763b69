/** Opens the game in a link. It is saved in this browser like any other, and shown at its moment. */
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import type { Refusal } from '@merchants/tabletop'
import type { MatchStore } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import { readGameLink } from './game-link.ts'
import { LostReplay } from './lost-replay.tsx'
import { useLoadRefusal } from './refusal.ts'

export function LinkedReplayScreen(): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const inWords = useLoadRefusal()
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<Refusal>()

  useEffect(() => {
    let isHere = true
    const show = (opened: string | Refusal): void => {
      if (!isHere) return
      if (typeof opened === 'string') navigate(opened, { replace: true })
      else setRefusal(opened)
    }
    const open = (): void => void keepLinked(host, location.hash).then(show)
    open()
    addEventListener('hashchange', open)
    return () => {
      isHere = false
      removeEventListener('hashchange', open)
    }
  }, [host, navigate])

  if (refusal === undefined) return <main className="waiting" aria-busy="true" aria-label={t('replay.loading')} />
  const about = refusal === INCOMPLETE ? t('replay.bad-link-about') : inWords(refusal)
  return <LostReplay title={t('replay.bad-link')} about={about} />
}

const INCOMPLETE: Refusal = { key: 'incomplete', facts: {} }

/** The address of the game's moment in this browser, or why the link does not open. */
async function keepLinked(host: MatchStore, hash: string): Promise<string | Refusal> {
  const linked = await readGameLink(hash)
  if (linked === undefined) return INCOMPLETE
  const game = await host.load(linked.saved, linked.seats)
  return typeof game === 'string' ? `/replay/${game}/${linked.step}` : game
}
