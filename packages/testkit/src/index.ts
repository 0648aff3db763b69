/** External services for tests, found on this machine or downloaded. */
export { launchBrowser, serveBrowser } from './browser.ts'
export { findChromium } from './chromium.ts'
export { startOwnPostgres, startPostgres } from './postgres.ts'
export { isolatedRedisUrl, startOwnRedis } from './redis.ts'
export { startServices } from './services.ts'
export type { DrivenPage } from './webdriver/driven-page.ts'
export { ENGINES, openEngine, whyNoEngine, type Engine } from './webdriver/engines.ts'
