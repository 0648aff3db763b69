/** Plays many games in a row with a progress bar, until all are played or the user interrupts. */
import { setImmediate } from 'node:timers/promises'
import { Progress } from './progress.ts'

/** How long it plays before the event loop runs again, for Ctrl-C and the progress bar. */
const WORKER_TIMEOUT_MS = 30

/** Plays until all games are over or the signal comes; a game under way is finished. */
export async function playMany(
  games: number,
  stop: AbortSignal,
  playGame: (game: number) => void,
  played: (games: number) => void,
): Promise<void> {
  let since = performance.now()
  for (let game = 0; game < games && !stop.aborted; game++) {
    playGame(game)
    if (performance.now() - since < WORKER_TIMEOUT_MS) continue
    played(game + 1)
    await setImmediate()
    since = performance.now()
  }
}

/** Plays with a progress bar; Ctrl-C asks it to stop. */
export async function watched<Tally>(
  games: number,
  play: (stop: AbortSignal, played: (games: number) => void) => Promise<Tally>,
  what = 'games',
): Promise<Tally> {
  const stop = new AbortController()
  const onInterrupt = (): void => stop.abort()
  process.once('SIGINT', onInterrupt)
  const progress = new Progress(games, process.stderr, what)
  const tally = await play(stop.signal, (played) => progress.show(played))
  progress.clear()
  process.off('SIGINT', onInterrupt)
  return tally
}
