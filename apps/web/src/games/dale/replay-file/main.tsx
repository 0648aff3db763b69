/** A single-file replay. The game is in the page, and the rules run in it. */
import { createRoot } from 'react-dom/client'
import { Router, useRoute } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HostProvider } from '../host-context.tsx'
import { LocalDaleStore } from '../local/local-dale-store.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import { Sprite } from '../../../look/icon.tsx'
import { registerLengths } from '../../../look/lengths.ts'
import type { FiledGame } from '../replay/html-file.ts'
import { Replay } from '../replay/replay.tsx'
import { ReplayFault } from '../replay/replay-fault.tsx'
import { useReplay } from '../replay/use-replay.ts'
import { useAppearance } from '../../../settings/appearance.ts'
import { useSettings } from '../../../settings/settings.ts'
import type { MatchStore } from '../match-types.ts'
import { LanguageSelect } from '../../../shell/switches.tsx'
import { storeLanguage } from '../../../words/language.ts'
import { WordsProvider } from '../../../words/words.tsx'
import './replay-file.css'

interface FiledReplayProps {
  readonly game: string
  /** Where to begin, unless the address says otherwise, and as which viewer. */
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
async function unpack(host: MatchStore, { saved, seats }: FiledGame): Promise<string> {
  const game = await host.load(saved, seats)
  if (typeof game !== 'string') throw new Error(`The game in this file cannot be read: ${game.key}.`)
  return game
}

async function open(): Promise<void> {
  const [data, root] = [document.getElementById('game'), document.getElementById('app')]
  if (data === null || root === null) throw new Error('The file is incomplete.')
  const filed = JSON.parse(data.textContent) as FiledGame // We wrote it.
  const host = new LocalDaleStore(memoryStore())
  const game = await unpack(host, filed)
  storeLanguage(filed.language)
  useSettings.getState().change({ textTable: false })
  registerLengths()
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
