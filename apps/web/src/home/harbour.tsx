/** The way to the other game: the harbour of the Cove at dusk, and the Huckster who waits there. */
import { Link } from 'wouter'
import face from '../look/portraits/huckster.svg?url'
import { useWords } from '../words/words.tsx'
import './harbour.css'

export function Harbour(): React.ReactNode {
  const t = useWords()
  return (
    <Link className="harbour" href="/cove">
      <Dusk />
      <span className="quay">
        <span className="told">
          <span className="big">{t('home.cove')}</span>
          <span className="sub">{t('home.cove-about')}</span>
        </span>
        <span className="portrait">
          <img src={face} alt="" draggable={false} />
        </span>
      </span>
    </Link>
  )
}

const STARS = [
  [206, 12],
  [238, 8],
  [196, 30],
  [301, 12],
  [246, 26],
] as const

/** Words stand on the plain sky; everything drawn is beside or below them. */
function Dusk(): React.ReactNode {
  return (
    <svg className="dusk" viewBox="0 0 312 92" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <g className="land">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.2" fill="#ffe7a8" />
        ))}
        <path d="M186 82Q204 66 226 69T276 64T312 60V84H186z" fill="#5b3c63" />
        <g transform="translate(229 24)" stroke="#14162e" strokeLinejoin="round">
          <circle cy="10" r="13" fill="#ffe7a8" opacity=".3" stroke="none" />
          <path d="M-8 49L-5 17H5L8 49z" fill="#fbf3df" />
          <path d="M-6.1 28H6.1L7 36H-7z" fill="#b3261e" />
          <path d="M-4 7H4V15H-4z" fill="#ffc857" />
          <path d="M-6.5 14.5H6.5V17.5H-6.5zM-2.2 49V44.5Q0 41.5 2.2 44.5V49z" fill="#3b2413" />
          <path d="M-5.2 7.2Q0-2.5 5.2 7.2z" fill="#b3261e" />
        </g>
      </g>
      <path
        d="M0 80q6.5-4 13 0t13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0V92H0z"
        fill="#1d6474"
      />
    </svg>
  )
}
