/** What tests need from outside: found on this machine, or fetched. */
export { launchBrowser, serveBrowser } from './browser.ts'
