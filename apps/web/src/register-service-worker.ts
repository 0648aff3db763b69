/** Lets the browser store the page for offline use. */

/** Only where browsers allow it (HTTPS or this machine), and only for the built page, because a development page changes too often. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register())
}

/** Without it the page still works, just not offline. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    console.warn(error)
  }
}
