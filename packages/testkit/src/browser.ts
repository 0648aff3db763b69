/** A running Chromium without a window. */
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core'
import { findChromium } from './chromium.ts'
import { environmentOf } from './npm-chromium.ts'
import { isRoot } from './executables.ts'

/** A browser that ends with this process. */
export function launchBrowser(...args: readonly string[]): Promise<Browser> {
  return launch(args, (options) => chromium.launch(options))
}

/** The same behind a socket, its `wsEndpoint()`. */
export function serveBrowser(...args: readonly string[]): Promise<BrowserServer> {
  return launch(args, (options) => chromium.launchServer(options))
}

async function launch<Launched>(
  args: readonly string[],
  start: (options: LaunchOptions) => Promise<Launched>,
): Promise<Launched> {
  const executablePath = await findChromium()
  const options = {
    executablePath,
    env: { ...process.env, ...environmentOf(executablePath) },
    // Containers often have a /dev/shm too small for a page.
    args: ['--disable-dev-shm-usage', ...args],
    // The test runner decides what Ctrl-C does; the browser ends with its process in any case.
    handleSIGINT: false,
  }

  // The sandbox does not work for root, nor in containers without user namespaces.
  if (isRoot) return start({ ...options, chromiumSandbox: false })
  try {
    return await start({ ...options, chromiumSandbox: true })
  } catch {
    return start({ ...options, chromiumSandbox: false })
  }
}
