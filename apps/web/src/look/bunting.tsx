/** Pennants that rain once, for a win. Nothing waits for them; without motion there are none. */
import './bunting.css'

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

/** Spread evenly, but without a visible pattern. */
function styleOf(at: number): React.CSSProperties {
  const part = (factor: number): number => (at * factor) % 1
  return {
    left: `${part(0.618) * 100}%`,
    animationDelay: `calc(var(--stately) * ${part(0.381) * 1.4})`,
    '--drift': `${(part(0.755) - 0.5) * 18}vw`,
    '--spin': `${(part(0.569) - 0.5) * 900}deg`,
  }
}
