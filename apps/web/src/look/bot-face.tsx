/** The face of a computer player. Its pawn is the head, so there are only brows, eyes and a mouth. */
import type { BotLevel } from '@merchants/protocol'

/** Wide eyes and a small o; calm; a quick smile under raised brows; half-closed eyes and a smirk; spectacles and a moustache. */
const FACES: Readonly<Record<BotLevel, React.ReactNode>> = {
  novice: (
    <>
      <circle cx="8" cy="10" r="2.4" />
      <circle cx="16" cy="10" r="2.4" />
      <circle cx="12" cy="17" r="1.8" />
    </>
  ),
  seasoned: <path d="M8 9.5v2M16 9.5v2M7.5 17h9" />,
  quick: <path d="M6 7l4-1.5M18 7l-4-1.5M8 9.5v2.5M16 9.5v2.5M7 15.5c2.5 4 7.5 4 10 0" />,
  trader: <path d="M5.5 7.5l5 1.5M18.5 7.5l-5 1.5M6.5 11h3.5M14 11h3.5M8 17.5c3.5.5 6.5-.5 8.5-3" />,
  master: (
    <>
      <circle cx="7.5" cy="10" r="3.2" />
      <circle cx="16.5" cy="10" r="3.2" />
      <path d="M10.7 10h2.6M4 17.5c3 1 6-.5 8-3 2 2.5 5 4 8 3" />
    </>
  ),
}

export const BotFace = ({ level }: { readonly level: BotLevel }): React.ReactNode => (
  <svg
    className="ico"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {FACES[level]}
  </svg>
)
