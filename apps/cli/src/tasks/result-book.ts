/** Results in a file, one per line, so that a stopped run can be resumed. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The saved results of one match or training, by name. Without a file nothing is saved. */
export class ResultBook<Result extends object> {
  private readonly file: string | undefined
  private readonly name: string

  constructor(file: string | undefined, name: string) {
    this.file = file
    this.name = name
  }

  read(): Result[] {
    const { file } = this
    if (file === undefined || !existsSync(file)) return []
    const text = readFileSync(file, 'utf8')
    // A line that was cut off is left as it is, and its games are played again.
    if (!text.endsWith('\n')) appendFileSync(file, '\n')
    return text.split('\n').flatMap((line): Result[] => {
      if (!line.endsWith('}')) return []
      const { match, ...result } = JSON.parse(line)
      return match === this.name ? [result] : []
    })
  }

  add(result: Result): void {
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify({ match: this.name, ...result })}\n`)
  }
}
