/** The four steps as a drawing: envelope, salt, shuffle, opening. */
import { useTranslation } from '../../words/words.tsx'

export function FairDrawing(): React.ReactNode {
  const t = useTranslation()
  return (
    <figure className="panel fair-drawing">
      <svg
        role="img"
        aria-label={t('online.fair-drawing')}
        viewBox="0 0 760 190"
        fill="none"
        stroke="var(--plate-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <Envelope x={20} isOpen={false} />
        <Arrow x={178} />
        <Shaker x={222} />
        <Arrow x={370} />
        <Cards x={424} />
        <Arrow x={556} />
        <Envelope x={600} isOpen />
      </svg>
    </figure>
  )
}

function Envelope({ x, isOpen }: { readonly x: number; readonly isOpen: boolean }): React.ReactNode {
  return (
    <g transform={`translate(${x} 46)`}>
      {isOpen && <path fill="var(--plate)" d="M16 42 V-22 H124 V42 Z" />}
      {isOpen && <path d="M34 -6 H106 M34 8 H106 M34 22 H82" />}
      <rect fill="var(--plate)" x="0" y="20" width="140" height="92" rx="8" />
      <path d={isOpen ? 'M0 26 L70 74 L140 26' : 'M2 24 L70 72 L138 24'} />
      <path d="M0 108 L52 62 M140 108 L88 62" />
      {isOpen ? (
        <path fill="var(--seat-1)" stroke="none" d="M44 60 a16 16 0 0 1 22 -12 l-6 12 l6 12 a16 16 0 0 1 -22 -12 Z" />
      ) : (
        <>
          <circle fill="var(--seat-1)" stroke="none" cx="70" cy="72" r="21" />
          <path stroke="#fff8ec" d="M61 66 h18 l-3 14 h-12 Z M65 66 a5 5 0 0 1 10 0" />
        </>
      )}
    </g>
  )
}

function Shaker({ x }: { readonly x: number }): React.ReactNode {
  const hands = ['seat-1', 'seat-2', 'seat-3']
  return (
    <g transform={`translate(${x} 20)`}>
      {hands.map((seat, at) => (
        <g key={seat} className={seat} transform={`translate(${12 + at * 40} ${at === 1 ? 0 : 16})`}>
          <path fill="var(--plate)" d="M8 30 L14 4 a8 8 0 0 1 16 0 L36 30 Z" />
          <rect fill="var(--seat)" x="4" y="30" width="36" height="26" rx="6" />
          <path d="M17 10 v.1 M22 6 v.1 M27 10 v.1" />
        </g>
      ))}
      <path
        stroke="var(--ink-2)"
        strokeWidth="6"
        d="M30 96 v.1 M44 108 v.1 M58 94 v.1 M72 110 v.1 M86 96 v.1 M100 106 v.1 M50 124 v.1 M78 126 v.1 M64 138 v.1"
      />
    </g>
  )
}

function Cards({ x }: { readonly x: number }): React.ReactNode {
  return (
    <g transform={`translate(${x} 50)`}>
      {[-24, -8, 8, 24].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 56 130)`}>
          <rect fill="var(--seat-2)" stroke="#fff8ec" x="28" y="6" width="56" height="80" rx="8" />
          <rect stroke="#fff8ec" strokeOpacity="0.5" strokeWidth="1.5" x="34" y="12" width="44" height="68" rx="5" />
        </g>
      ))}
    </g>
  )
}

function Arrow({ x }: { readonly x: number }): React.ReactNode {
  return <path stroke="var(--legal)" strokeWidth="4" d={`M${x} 106 h24 m-9 -9 l9 9 l-9 9`} />
}
