/** Checks that the shuffles of an online game were fixed before its first card. The check runs in this browser and trusts no server. */
import { SPECTATOR } from '@merchants/dale'
import type { Proof, Proof1 } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Dialog } from '../../../shell/dialog.tsx'
import { useHost } from '../host-context.tsx'
import { sayAnnouncement } from '../../../online/say-announcement.ts'
import { Icon } from '../../../look/icon.tsx'
import type { KeptProof } from '../match-types.ts'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { downloadFile } from '../../../shell/download-file.ts'

/** A button for games that have a proof; nothing for all others. */
export function Verify({ game }: { readonly game: string }): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const [kept, setKept] = useState<KeptProof>()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isWanted = true
    void host.proof(game).then((found) => (isWanted ? setKept(found) : undefined))
    return () => {
      isWanted = false
    }
  }, [game, host])

  if (kept === undefined) return undefined
  return (
    <>
      <button type="button" className="btn verify" title={t('online.verify-title')} onClick={() => setOpen(true)}>
        <Icon name="check" />
        <span>{t('online.verify')}</span>
      </button>
      {isOpen && (
        <Dialog title={t('online.verify-title')} onClose={() => setOpen(false)}>
          <Result kept={kept} />
        </Dialog>
      )}
    </>
  )
}

/** This many letters of a seal are enough to compare by eye. */
const SHOWN = 16

function Result({ kept }: { readonly kept: KeptProof }): React.ReactNode {
  const t = useTranslation()
  const { proof, noted } = kept
  const why = useCheck(proof)
  const isOther = noted !== undefined && noted !== proof.commitment
  if (why === 'busy') return <p aria-busy="true">{t('online.verify-busy')}</p>
  const isGood = why === undefined && !isOther
  const facts = [
    t(noted === undefined ? 'online.verify-not-noted' : 'online.verify-noted', {
      seal: `${proof.commitment.slice(0, SHOWN)}…`,
    }),
    t('online.verify-secret'),
    t('online.verify-salts', { count: proof.salts.filter((salt) => salt !== '').length }),
    t('online.verify-played', { count: proof.answers.length }),
    ...eventsIn(t, proof),
  ]
  return (
    <div className="verified rows gap-10" role="status">
      <p className={isGood ? 'verdict row gap-8' : 'verdict is-bad row gap-8'}>
        <Icon name={isGood ? 'check' : 'warning'} />
        {isGood ? t('online.verify-good') : t('online.verify-bad')}
      </p>
      {isOther && <p>{t('online.verify-other-seal')}</p>}
      {why !== undefined && <p>{t.any(`reasons.${why.key}`, why.facts)}</p>}
      {isGood && (
        <ul className="rows gap-6">
          {facts.map((fact, at) => (
            <li key={at} className="row gap-8">
              <Icon name="check" /> {fact}
            </li>
          ))}
        </ul>
      )}
      <footer>
        <Link className="btn quiet" href="/fair">
          {t('online.seal-about')}
        </Link>
        <button type="button" className="btn" onClick={() => downloadFile(JSON.stringify(proof, undefined, 2), 'json')}>
          <Icon name="download" />
          {t('online.verify-save')}
        </button>
      </footer>
    </div>
  )
}

/** Actions outside the rules; actions cancelled before they were done are left to the saved proof. */
function eventsIn(t: T, { events, names }: Proof | Proof1): readonly string[] {
  const nameOf = (seat: number): string => names[seat] || t('online.seat-number', { seat: seat + 1 })
  const told = events?.filter((event) => event.what !== 'undone' || event.by !== 'cancel')
  if (told?.length === 0) return [t('online.verify-nothing-back')]
  return (told ?? []).map((event) => sayAnnouncement(t, event, nameOf, SPECTATOR))
}

/** The fault of a proof; the rules for checking it are loaded when first needed. */
function useCheck(proof: Proof | Proof1): Refusal | undefined | 'busy' {
  const [why, setWhy] = useState<Refusal | 'busy' | undefined>('busy')
  useEffect(() => {
    let isWanted = true
    void import('@merchants/room/verify').then(({ verifyProof }) => (isWanted ? setWhy(verifyProof(proof)) : undefined))
    return () => {
      isWanted = false
    }
  }, [proof])
  return why
}
