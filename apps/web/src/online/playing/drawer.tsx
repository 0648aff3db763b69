/** The side panel where there is no room for it, drawn in from the side and closed by Escape. */
import { useEffect, useRef } from 'react'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'
import type { SidePanelProps } from './side-panel.tsx'
import { SidePanel } from './side-panel.tsx'

interface DrawerProps extends SidePanelProps {
  readonly onClose: () => void
}

export function Drawer({ onClose, ...company }: DrawerProps): React.ReactNode {
  const t = useTranslation()
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    drawer.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEffect(() => {
    const element = drawer.current
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector(':popover-open, dialog[open]') !== null) return
      event.stopPropagation()
      onClose()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [onClose])
  return (
    <aside ref={drawer} className="drawer rows">
      <SidePanel {...company}>
        <button type="button" className="btn quiet" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </SidePanel>
    </aside>
  )
}
