/**
 * Keeps the page for use offline, each file by its content, and nothing of any game. A new version is fetched in the
 * background and waits, so that no game changes its rules halfway.
 */
import './notify/push.ts'

declare const self: ServiceWorkerGlobalScope

/** The integrity of each file by its address; the build writes it here. */
declare const FILES_OF_PAGE: Readonly<Record<string, string>>

const FILES = FILES_OF_PAGE
const CACHE = 'page'

self.addEventListener('install', (event) => event.waitUntil(fetchMissing()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(self.skipWaiting())
})
self.addEventListener('fetch', (event) => {
  const address = addressInPage(event.request)
  if (address !== undefined) event.respondWith(serve(address, event.request))
})

/** Files of the last version with the same name are the same. A file that differs from the built one spoils the update. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(CACHE)
  const fetches = Object.entries(FILES).map(async ([address, integrity]) => {
    const name = nameOf(address)
    if ((await cache.match(name)) === undefined) await cache.put(name, await fetch(address, { integrity }))
  })
  await Promise.all(fetches)
}

async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE)
  const names = new Set(Object.keys(FILES).map(nameOf))
  const isOld = ({ url }: Request) => !names.has(url)
  const old = (await cache.keys()).filter(isOld)
  await Promise.all(old.map((request) => cache.delete(request)))
  await self.clients.claim()
}

/** The file of the page that is asked for, if one is. */
function addressInPage({ method, mode, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || /^\/(api|ws|healthz|readyz|metrics)(\/|$)/.test(pathname))
    return undefined
  if (pathname in FILES) return pathname
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? '/' : undefined
}

async function serve(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(nameOf(address))) ?? fetch(request)
}

function nameOf(address: string): string {
  return new URL(`${address}?${FILES[address]}`, self.location.origin).href
}
