/** An address as a QR code. */
import { encode } from 'uqr'
import { useMemo } from 'react'

interface QrCodeProps {
  readonly text: string
  /** The target. */
  readonly label: string
}

/** Cameras need this many white modules around it. */
const QUIET = 3

export function QrCode({ text, label }: QrCodeProps): React.ReactNode {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: QUIET })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
