/** The menu: games, rules, how his turns are shown, sound and settings. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Confirm } from '../../../shell/dialog.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { LanguageSelect } from '../../../shell/switches.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { coveHost } from '../local/worker-host.ts'
import { useAllRules } from '../rules/cove-rules.tsx'
import { PACES, usePace } from '../playback/pace.ts'
import type { CoveBarProps } from './cove-bar.tsx'
import { useCove } from './table-context.tsx'

const MENU = 'cove-menu'

function Paces(): React.ReactNode {
  const t = useTranslation()
  const { pace, setPace } = usePace()
  return (
    <fieldset className="row wrap paces">
      <legend>{t('cove.paces')}</legend>
      {PACES.map((each) => (
        <button key={each} type="button" className="cv-btn" aria-pressed={pace === each} onClick={() => setPace(each)}>
          {t.any(`cove.pace-${each}`)}
        </button>
      ))}
    </fieldset>
  )
}

export function CoveMenu({ onText, onHint, onSave }: CoveBarProps): React.ReactNode {
  const t = useTranslation()
  const { match, online } = useCove()
  const [, go] = useLocation()
  const openRules = useAllRules()
  const { sound, change } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const again = (): void =>
    void coveHost()
      .create(match.table)
      .then((game) => go(`/cove/${game}`))
  const item = (name: string, press: () => void): React.ReactNode => (
    <button type="button" popoverTarget={MENU} popoverTargetAction="hide" onClick={press}>
      {name}
    </button>
  )
  return (
    <>
      <button type="button" className="cv-btn is-quiet" popoverTarget={MENU} aria-label={t('common.menu')}>
        <Icon name="menu" />
      </button>
      <div id={MENU} popover="auto" className="panel cove-menu">
        {online === undefined && item(t('cove.new-game'), () => setAsking(true))}
        <Link href="/cove">{t('cove.to-all-games')}</Link>
        {onHint !== undefined && item(t('coach.hint'), onHint)}
        {item(t('cove.rules'), openRules)}
        {item(t('cove.text-view'), onText)}
        {online === undefined && item(t('cove.save'), onSave)}
        {online !== undefined && item(t('cove.watch-again'), online.onWatch)}
        <Paces />
        <button type="button" aria-pressed={sound} onClick={() => change({ sound: !sound })}>
          <Icon name={sound ? 'sound' : 'sound-off'} /> {t(sound ? 'cove.sound-on' : 'cove.sound-off')}
        </button>
        <Link href="/settings">{t('cove.settings')}</Link>
        <Link href="/companion">{t('cove.companion')}</Link>
        <Link href="/">{t('common.home')}</Link>
        <LanguageSelect />
        <p className="cove-keys">{t('cove.keys')}</p>
      </div>
      {isAsking && (
        <Confirm
          title={t('cove.new-game')}
          text={t('cove.new-game-text')}
          deed={t('cove.begin')}
          onConfirm={again}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
