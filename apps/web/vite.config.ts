/** How the page is built, and served during development. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { replayFile } from './build/replay-file.ts'
import { serviceWorker } from './build/service-worker.ts'
import { styles } from './build/styles.ts'

export default defineConfig({
  plugins: [react(), replayFile(), serviceWorker(), compress()],
  cacheDir: '../../.cache/vite',
  css: styles,
  build: {
    // docs/play.md names these versions, the first ones with light-dark() and registered properties.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Browsers may load nothing inlined in another file; see the server's content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
})
