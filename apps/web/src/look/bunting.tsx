/** Pennants that rain once, for a win. Nothing waits for them; without motion there are none. */
import './bunting.css'
import { pennant } from './pennant.ts'

const PENNANTS = 36

export function Bunting(): React.ReactNode {
  return (
    <div className="bunting above" aria-hidden="true">
      {Array.from({ length: PENNANTS }, (_, at) => (
        <i key={at} className={`seat-${(at % 4) + 1}`} style={styleOf(at)} />
      ))}
    </div>
  )
}

function styleOf(at: number): React.CSSProperties {
  const { left, delay, drift, spin } = pennant(at)
  return {
    left: `${left * 100}%`,
    animationDelay: `calc(var(--stately) * ${delay * 1.4})`,
    '--drift': `${(drift - 0.5) * 18}vw`,
    '--spin': `${(spin - 0.5) * 900}deg`,
  }
}
