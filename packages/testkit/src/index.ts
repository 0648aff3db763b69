/** What tests need from outside: found on this machine, or fetched. */
export { launchBrowser, serveBrowser } from './browser.ts'
export { startOwnPostgres, startPostgres } from './postgres.ts'
export { freshRedis, startOwnRedis } from './redis.ts'
export { startServices } from './services.ts'
export type { DrivenPage } from './webdriver/driven-page.ts'
export { ENGINES, openEngine, whyNoEngine, type Engine } from './webdriver/engines.ts'
