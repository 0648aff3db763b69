/** The frame of every screen: the bar with his face, the steps, what is asked or told, and two buttons at the foot. */
import { useEffect, useRef } from 'react'
import huckster from '../../look/portraits/huckster.svg?url'
import { useWords } from '../../words/words.tsx'

interface BarProps {
  readonly title: string
  /** What the button at the right says and does. */
  readonly tool?: { readonly words: string; readonly onClick: () => void; readonly isForPhones?: boolean } | undefined
  /** Where his face leads; on the first screen it is only a face. */
  readonly onFace?: () => void
}

export function Bar({ title, tool, onFace }: BarProps): React.ReactNode {
  const t = useWords()
  const face = <img src={huckster} alt="" draggable={false} />
  return (
    <header className="cv-bar cp-bar">
      {onFace === undefined ? (
        <span className="cp-portrait">{face}</span>
      ) : (
        <button type="button" className="cp-portrait" aria-label={t('companion.menu')} onClick={onFace}>
          {face}
        </button>
      )}
      <h1>{title}</h1>
      <span className="sp" />
      {tool !== undefined && (
        <button type="button" className={`cp-tool${tool.isForPhones ? ' is-for-phones' : ''}`} onClick={tool.onClick}>
          {tool.words}
        </button>
      )}
    </header>
  )
}

/** The sentence of a screen. It takes the focus when it is new, so that it is read aloud and the next Tab begins there. */
export function Headline({
  children,
  isLarge = false,
}: {
  readonly children: string
  readonly isLarge?: boolean
}): React.ReactNode {
  const here = useRef<HTMLHeadingElement>(null)
  useEffect(() => here.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={here} tabIndex={-1} className={isLarge ? 'is-large' : ''}>
      {children}
    </h2>
  )
}

interface FootProps {
  readonly onBack: (() => void) | undefined
  readonly other?: { readonly words: string; readonly onClick: () => void; readonly name: string } | undefined
}

export function Foot({ onBack, other }: FootProps): React.ReactNode {
  const t = useWords()
  return (
    <footer className="cp-ft">
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
