/** The frame of every screen: the bar with his face and the steps, the question or instruction, a picture, answers, and two buttons at the foot. */
import { createContext, useContext, useEffect, useRef } from 'react'
import huckster from '../../../look/portraits/huckster.svg?url'
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from '../pieces/mark.tsx'

/** Whether the screen is kept on, as soon as that is known. */
export const IsAwake = createContext<boolean | undefined>(undefined)

interface BarProps {
  readonly title: string
  /** Where he is in his turn or in the round. */
  readonly steps?: React.ReactNode
  /** The label and action of the right button. */
  readonly tool?: { readonly words: string; readonly onClick: () => void; readonly isForPhones?: boolean } | undefined
  /** Where his face leads; on the first screen it is only a face. */
  readonly onFace?: () => void
}

export function Bar({ title, steps, tool, onFace }: BarProps): React.ReactNode {
  const t = useTranslation()
  const face = <img src={huckster} alt="" draggable={false} />
  return (
    <header className="row wrap cv-bar cp-bar">
      {onFace === undefined ? (
        <span className="cv-face cp-portrait">{face}</span>
      ) : (
        <button type="button" className="cv-face cp-portrait" aria-label={t('companion.menu')} onClick={onFace}>
          {face}
        </button>
      )}
      <h1>{title}</h1>
      {steps}
      <Lamp />
      {tool !== undefined && (
        <button type="button" className={`cp-tool${tool.isForPhones ? ' is-for-phones' : ''}`} onClick={tool.onClick}>
          {tool.words}
        </button>
      )}
    </header>
  )
}

/** The lantern burns while the screen is kept on. */
function Lamp(): React.ReactNode {
  const t = useTranslation()
  const isAwake = useContext(IsAwake)
  return (
    <span className="row cp-lamp" data-awake={isAwake === true}>
      {isAwake && <Mark name="lantern" width={18} label={t('companion.stays-on-label')} />}
      {isAwake && <i aria-hidden="true">{t('companion.stays-on')}</i>}
    </span>
  )
}

/** The sentence of a screen. It takes the focus when it is new, so that it is read aloud and the next Tab begins there. */
export function Headline({ children }: { readonly children: string }): React.ReactNode {
  const here = useRef<HTMLHeadingElement>(null)
  useEffect(() => here.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={here} tabIndex={-1}>
      {children}
    </h2>
  )
}

/** The picture gets the remaining room; where it would be too small to be useful, it is left out. */
export const Picture = ({ children }: { readonly children: React.ReactNode }): React.ReactNode => (
  <figure className="box cp-pic">{children}</figure>
)

interface FootProps {
  readonly onBack: (() => void) | undefined
  readonly other?: { readonly words: string; readonly onClick: () => void; readonly name: string } | undefined
}

export function Foot({ onBack, other }: FootProps): React.ReactNode {
  const t = useTranslation()
  return (
    <footer className="cells cp-ft">
      <button
        type="button"
        className="cv-btn"
        data-foot="back"
        aria-keyshortcuts="b"
        disabled={onBack === undefined}
        onClick={onBack}
      >
        <span aria-hidden="true">◂</span> {t('common.back')}
      </button>
      {other !== undefined && (
        <button type="button" className="cv-btn" data-foot={other.name} onClick={other.onClick}>
          {other.words}
        </button>
      )}
    </footer>
  )
}
