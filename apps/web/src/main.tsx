/** Opens the page: words first, then the screen that its address names. */
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { HostProvider } from './games/dale/host-context.tsx'
import { workerHost } from './games/dale/local/worker-host.ts'
import { Sprite } from './look/icon.tsx'
import { watchInput } from './look/last-input.ts'
import { registerLengths } from './look/lengths.ts'
import './look/index.css'
import { registerServiceWorker } from './register-service-worker.ts'
import { WordsProvider } from './words/words.tsx'

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no place for the app.')

registerLengths()
watchInput()
createRoot(root).render(
  <HostProvider value={workerHost()}>
    <Sprite />
    <WordsProvider>
      <App />
    </WordsProvider>
  </HostProvider>,
)
registerServiceWorker()
