/** A replay in a file of its own: the game stands in the page, and the rules are played in it. */
import { createRoot } from 'react-dom/client'
import { Router, useRoute } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HostProvider } from '../host-context.tsx'
import { LocalHost } from '../host/host.ts'
import { memoryStore } from '../worker/store.ts'
import { Sprite } from '../look/icon.tsx'
import type { FiledGame } from '../replay/html-file.ts'
import { Replay } from '../replay/replay.tsx'
import { ReplayFault } from '../replay/replay-fault.tsx'
import { useReplay } from '../replay/use-replay.ts'
import { useAppearance } from '../settings/appearance.ts'
import { useSettings } from '../settings/settings.ts'
import type { GameHost } from '../sight.ts'
import { LanguageSelect } from '../table/bar.tsx'
import { storeLanguage } from '../words/language.ts'
import { WordsProvider } from '../words/words.tsx'
import './replay-file.css'

interface FiledReplayProps {
  readonly game: string
  /** Where to begin, unless the address says otherwise, and with whose eyes. */
  readonly filed: FiledGame
}

function FiledReplay({ game, filed }: FiledReplayProps): React.ReactNode {
  useAppearance()
  const [, place] = useRoute('/replay/:game/:step?')
  const given = place === null ? filed.step : Number(place.step ?? 0)
  const looking = useReplay(game, given, filed.eyes)
  return (
    looking && (
      <>
        <Replay looking={looking} given={given} tools={<LanguageSelect />} />
        <ReplayFault game={game} />
      </>
    )
  )
}

/** The game with the people who played it; in notation they have no names. */
async function unpack(host: GameHost, { saved, seats }: FiledGame): Promise<string> {
  const game = await host.load(saved, seats)
  if (typeof game !== 'string') throw new Error(`The game in this file cannot be read: ${game.key}.`)
  return game
}

async function open(): Promise<void> {
  const [data, root] = [document.getElementById('game'), document.getElementById('app')]
  if (data === null || root === null) throw new Error('The file is not whole.')
  const filed = JSON.parse(data.textContent) as FiledGame // We wrote it.
  const host = new LocalHost(memoryStore())
  const game = await unpack(host, filed)
  storeLanguage(filed.language)
  useSettings.getState().change({ textTable: false })
  createRoot(root).render(
    <HostProvider value={host}>
      <Sprite />
      <WordsProvider>
        <Router hook={useHashLocation}>
          <FiledReplay game={game} filed={filed} />
        </Router>
      </WordsProvider>
    </HostProvider>,
  )
}

void open()
