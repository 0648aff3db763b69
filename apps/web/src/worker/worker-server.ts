/** The worker's end: does what the page asks for, and sends what the open table shows. */
import type { Call, Reply } from './worker-messages.ts'

interface Opens<Table, MatchView> {
  openInParts(game: string, watch: (match: MatchView) => void): Promise<Table | undefined>
}

type Methods = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>

export function serve<Table, MatchView>(host: Promise<Opens<Table, MatchView>>): void {
  let table: Table | undefined
  const post = (reply: Reply<MatchView>): void => postMessage(reply)

  async function perform({ to, name, args }: Call): Promise<unknown> {
    if (to === 'table') return (table as Methods | undefined)?.[name]?.(...args)
    const home = await host
    if (name !== 'open') return (home as unknown as Methods)[name]?.apply(home, [...args])
    const [game] = args as [string]
    table = await home.openInParts(game, (match) => post({ match }))
    return table !== undefined
  }

  addEventListener('message', ({ data }: MessageEvent<Call>) => {
    perform(data).then(
      (result) => post({ id: data.id, result }),
      (error: unknown) => post({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
}
