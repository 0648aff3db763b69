/** All plots, of one server or of all together. */
import { useId, useMemo, useState } from 'react'
import { Icon } from '../look/icon.tsx'
import { useSettings } from '../settings/settings.ts'
import type { Content } from '../words/catalogs.ts'
import { LOCALES } from '../words/language.ts'
import { useTranslation } from '../words/words.tsx'
import { combineNodes } from './merge-reports.ts'
import { Plot } from './plot.tsx'
import { PLOTS } from './plots.ts'
import type { NodeReport, ReportError } from './report.ts'

interface DashboardProps {
  readonly words: Content<'admin'>
  readonly nodes: readonly NodeReport[]
  readonly trouble: ReportError | undefined
  readonly onLeave: () => void
}

export function Dashboard({ words, nodes, trouble, onLeave }: DashboardProps): React.ReactNode {
  const { theme } = useSettings()
  const [chosen, choose] = useState('')
  const shown = nodes.find(({ node }) => node === chosen)
  const samples = useMemo(() => combineNodes(shown === undefined ? nodes : [shown]), [nodes, shown])
  return (
    <>
      <div className="row wrap spread gap-12">
        <h1>{words.title}</h1>
        <div className="state row wrap gap-16 soft">
          <p className={trouble === undefined ? 'live' : 'live fault'} role="status">
            {trouble === undefined ? words.live : words.lost}
          </p>
          <Since words={words} nodes={shown === undefined ? nodes : [shown]} />
          {nodes.length > 1 && <ServerChoice words={words} nodes={nodes} value={chosen} onChange={choose} />}
          <button type="button" className="btn" onClick={onLeave}>
            {words.leave}
          </button>
        </div>
      </div>
      <DiskWarning words={words} free={samples.at(-1)?.diskFree ?? null} />
      <div className="plots fit gap-12">
        {PLOTS.map((plan) => {
          const chapter = words.chapters.find(({ id }) => id === plan.id)
          const { title = '', lines = [] } = chapter ?? {}
          return (
            <Plot
              key={plan.id}
              plan={plan}
              title={title}
              names={lines}
              nothing={words.nothing}
              samples={samples}
              look={theme}
            />
          )
        })}
      </div>
    </>
  )
}

/** Bytes: less than this will not last long. */
const LITTLE = 1_000_000_000

function DiskWarning({
  words,
  free,
}: {
  readonly words: Content<'admin'>
  readonly free: number | null
}): React.ReactNode {
  const { language } = useTranslation()
  if (free === null || free >= LITTLE) return undefined
  const megabytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
  return (
    <p className="fault" role="alert">
      <Icon name="warning" /> {words['disk-low']} {megabytes.format(free / 1_000_000)}
    </p>
  )
}

interface ServersProps {
  readonly words: Content<'admin'>
  readonly nodes: readonly NodeReport[]
}

function Since({ words, nodes }: ServersProps): React.ReactNode {
  const { language } = useTranslation()
  if (nodes.length === 0) return undefined
  const since = new Date(Math.min(...nodes.map((each) => each.since)))
  return (
    <p>
      {words.since}{' '}
      <time dateTime={since.toISOString()}>
        {since.toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </p>
  )
}

interface ServerChoiceProps extends ServersProps {
  readonly value: string
  readonly onChange: (node: string) => void
}

function ServerChoice({ words, nodes, value, onChange }: ServerChoiceProps): React.ReactNode {
  const id = useId()
  return (
    <p className="server row gap-8">
      <label htmlFor={id}>{words.server}</label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.all}</option>
        {nodes.map(({ node }) => (
          <option key={node} value={node}>
            {node}
          </option>
        ))}
      </select>
    </p>
  )
}
