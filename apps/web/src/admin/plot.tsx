/** One plot with its title, the latest figures as text, and the lines. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useTranslation } from '../words/words.tsx'
import { drawn, written, type PlotPlan } from './plots.ts'
import type { Sample } from './report.ts'

interface PlotProps {
  readonly plan: PlotPlan
  readonly title: string
  /** The names of the lines. */
  readonly names: readonly string[]
  readonly nothing: string
  readonly samples: readonly Sample[]
  /** A change of this value means that the colours have changed. */
  readonly look: string
}

export function Plot({ plan, title, names, nothing, samples, look }: PlotProps): React.ReactNode {
  const { language } = useTranslation()
  const { lines, unit } = plan
  const latest = lines.map(({ figure }) => samples.findLast((each) => each[figure] !== null)?.[figure] ?? undefined)
  return (
    <section className="panel plot rows" data-plot={plan.id}>
      <h2>{title}</h2>
      <ul className="row wrap gap-12 soft">
        {lines.map(({ figure, colour, isThin }, place) => (
          <li key={figure}>
            <i className={isThin ? 'thin' : ''} style={{ color: `var(${colour})` }} />
            {names[place]}
            <b>{latest[place] === undefined ? nothing : written(latest[place], unit, language)}</b>
          </li>
        ))}
      </ul>
      <Lines key={`${look} ${language}`} plan={plan} samples={samples} language={language} />
    </section>
  )
}

interface LinesProps {
  readonly plan: PlotPlan
  readonly samples: readonly Sample[]
  readonly language: string
}

/** Only drawn, because the figures above say the same to screen readers. */
function Lines({ plan, samples, language }: LinesProps): React.ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot>(undefined)

  useLayoutEffect(() => {
    if (box.current === null) return undefined
    const drawing = new UPlot(optionsOf(plan, box.current, language), [[]], box.current)
    plot.current = drawing
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) drawing.setSize(sizeOf(entry.contentRect))
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      drawing.destroy()
    }
  }, [plan, language])

  useEffect(() => {
    const figures = plan.lines.map(({ figure }) => samples.map((each) => drawn(each[figure], plan.unit)))
    plot.current?.setData([samples.map(({ at }) => at / 1000), ...figures])
  }, [plan, samples])
  return <div className="lines" ref={box} aria-hidden="true" />
}

const sizeOf = ({ width, height }: DOMRectReadOnly): { width: number; height: number } => ({
  width: Math.round(width),
  height: Math.round(height),
})

/** The shortest time axis in seconds, so that lines begin short and grow. */
const SHORTEST = 120

function optionsOf({ lines, unit }: PlotPlan, box: HTMLElement, language: string): UPlot.Options {
  const colour = (name: string): string => drawnColour(box, name)
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' })
  const axis: UPlot.Axis = {
    stroke: colour('--ink-3'),
    font: `500 12px ${getComputedStyle(box).fontFamily}`,
    grid: { stroke: colour('--line'), width: 1, dash: [2, 4] },
    ticks: { show: false },
  }
  return {
    ...sizeOf(box.getBoundingClientRect()),
    padding: [8, 14, 0, 0],
    cursor: { show: false },
    legend: { show: false },
    scales: {
      x: { range: (_, from, to) => [Math.min(from, to - SHORTEST), to] },
      y: { range: (_, __, most) => [0, Math.max(unit === 'count' ? 4 : 1, (most ?? 0) * 1.15)] },
    },
    axes: [
      { ...axis, size: 22, gap: 2, space: 70, values: (_, moments) => moments.map((at) => time.format(at * 1000)) },
      { ...axis, size: 44, gap: 4, space: 26, values: (_, figures) => figures.map((each) => tick(each, language)) },
    ],
    series: [
      {},
      ...lines.map(({ colour: name, isThin }) => ({
        stroke: colour(name),
        points: { show: false },
        ...(isThin ? { width: 1 } : { width: 2.25, fill: `color-mix(in srgb, ${colour(name)} 14%, transparent)` }),
      })),
    ],
  }
}

const tick = (figure: number, language: string): string =>
  figure.toLocaleString(language, { notation: 'compact', maximumFractionDigits: 1 })

/** A colour of the page for a canvas. A token may differ for light and dark. */
function drawnColour(box: HTMLElement, name: string): string {
  const sample = document.createElement('i')
  sample.style.color = `var(${name})`
  box.append(sample)
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}
