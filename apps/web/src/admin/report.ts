/** The status of the servers, as one of them reports it to holders of the operator's token. */

/** A step of two seconds. Times are milliseconds, or null if nothing of the kind happened. */
export interface Sample {
  readonly at: number
  readonly sockets: number
  readonly tables: number
  readonly moves: number
  readonly moveP50: number | null
  readonly moveP99: number | null
  readonly botP50: number | null
  readonly botP99: number | null
  readonly databaseP50: number | null
  readonly databaseP99: number | null
  readonly lagP99: number
  readonly rss: number
  readonly heap: number
  readonly refused: number
  /** Free bytes on the disk of the tables, if they are in a folder. */
  readonly diskFree: number | null
}

export interface NodeReport {
  readonly node: string
  readonly since: number
  readonly samples: readonly Sample[]
}

export interface Report {
  readonly now: number
  readonly nodes: readonly NodeReport[]
}

/** Why there is no report. */
export type ReportError = 'wrong' | 'wait' | 'none' | 'lost'

const REPORT_ERRORS: Readonly<Record<number, ReportError>> = { 401: 'wrong', 404: 'none', 429: 'wait' }

/** Samples after the given moment. */
export async function fetchReport(token: string, after: number): Promise<Report | ReportError> {
  try {
    const answer = await fetch(`/api/admin/metrics?after=${after}`, { headers: { authorization: `Bearer ${token}` } })
    // Our own server is trusted to keep to its type.
    return answer.ok ? ((await answer.json()) as Report) : (REPORT_ERRORS[answer.status] ?? 'lost')
  } catch {
    return 'lost'
  }
}
