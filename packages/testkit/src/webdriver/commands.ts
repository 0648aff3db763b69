/** The WebDriver commands our tests use, with their names in both transports. */
export const COMMANDS = {
  navigate: { http: ['POST', '/url'], marionette: 'WebDriver:Navigate' },
  refresh: { http: ['POST', '/refresh'], marionette: 'WebDriver:Refresh' },
  back: { http: ['POST', '/back'], marionette: 'WebDriver:Back' },
  execute: { http: ['POST', '/execute/async'], marionette: 'WebDriver:ExecuteAsyncScript' },
  actions: { http: ['POST', '/actions'], marionette: 'WebDriver:PerformActions' },
  windowRect: { http: ['GET', '/window/rect'], marionette: 'WebDriver:GetWindowRect' },
  setWindowRect: { http: ['POST', '/window/rect'], marionette: 'WebDriver:SetWindowRect' },
  setTimeouts: { http: ['POST', '/timeouts'], marionette: 'WebDriver:SetTimeouts' },
  screenshot: { http: ['GET', '/screenshot'], marionette: 'WebDriver:TakeScreenshot' },
} as const satisfies Readonly<Record<string, { readonly http: readonly [string, string]; readonly marionette: string }>>

type Command = keyof typeof COMMANDS

/** How commands reach a browser, and how the browser ends. */
export interface Transport {
  send(command: Command, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>
  close(): Promise<void>
}
