/** Asks for new samples every two seconds, while the page is visible and the token is accepted. */
import { useEffect, useState } from 'react'
import { mergeReports } from './merge-reports.ts'
import { fetchReport, type NodeReport, type ReportError } from './report.ts'

const EVERY = 2000

/** Servers tell each other with some delay, and their clocks differ a little. */
const LATE = 10_000

export interface ReportState {
  /** Undefined until the server has answered. */
  readonly nodes: readonly NodeReport[] | undefined
  readonly trouble: ReportError | undefined
}

const UNKNOWN: ReportState = { nodes: undefined, trouble: undefined }

/** A token that was entered; the same one entered again is another try. */
export interface TokenCheck {
  readonly token: string
}

export function useReport(entry: TokenCheck | undefined): ReportState {
  const [answer, setAnswer] = useState<{ readonly to: TokenCheck; readonly faring: ReportState }>()

  useEffect(() => {
    if (entry === undefined) return undefined
    let nodes: readonly NodeReport[] | undefined
    let isHere = true
    const look = async (): Promise<void> => {
      const last = Math.max(0, ...(nodes ?? []).map(({ samples }) => samples.at(-1)?.at ?? 0))
      const report = await fetchReport(entry.token, last - LATE)
      if (!isHere) return
      const trouble = typeof report === 'string' ? report : undefined
      if (typeof report !== 'string') nodes = mergeReports(nodes ?? [], report.nodes, report.now)
      if (trouble !== undefined && trouble !== 'lost') clearInterval(timer)
      setAnswer({ to: entry, faring: { nodes, trouble } })
    }
    const timer = setInterval(() => void (document.hidden || look()), EVERY)
    void look()
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [entry])
  return answer !== undefined && answer.to === entry ? answer.faring : UNKNOWN
}
