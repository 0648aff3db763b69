/** One window of a browser that speaks WebDriver, with the actions of a user and the texts on the page. */
import type { Transport } from './commands.ts'

/** Keys without a letter, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** A busy machine takes its time. */
const PATIENCE_MS = 120_000
/** How long a resized window may take to show it. */
const RESIZE_MS = 5000
const POLL_MS = 50

interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The result of looking for an element to press. */
type Target = { readonly at: Point } | { readonly why: string }

interface Outcome<Value> {
  readonly value?: Value
  readonly error?: string
}

export class DrivenPage {
  private readonly transport: Transport

  private constructor(transport: Transport) {
    this.transport = transport
  }

  static async open(transport: Transport): Promise<DrivenPage> {
    await transport.send('setTimeouts', { script: PATIENCE_MS, pageLoad: PATIENCE_MS })
    return new DrivenPage(transport)
  }

  async goto(url: string): Promise<void> {
    await this.transport.send('navigate', { url })
    await this.collectFaults()
  }

  async reload(): Promise<void> {
    await this.transport.send('refresh')
    await this.collectFaults()
  }

  /** To the page before. A script that went there would be cut off in the middle of its answer. */
  async goBack(): Promise<void> {
    await this.transport.send('back')
    await this.collectFaults()
  }

  /** Runs a function in the page. It is sent as text, or is text already, so it sees nothing of the test but its argument. */
  async evaluate<Value, Argument = undefined>(
    run: string | ((argument: Argument) => Value | Promise<Value>),
    argument?: Argument,
  ): Promise<Value> {
    const script = `
      const [argument, done] = arguments
      Promise.resolve(argument).then(${String(run)}).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error.stack ?? error) }),
      )`
    const outcome = (await this.transport.send('execute', { script, args: [argument ?? null] })) as Outcome<Value>
    if (outcome.error !== undefined) throw new Error(outcome.error)
    return outcome.value as Value
  }

  /** Waits until a function in the page returns something true. */
  async waitFor<Argument>(run: (argument: Argument) => unknown, argument?: Argument): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (!(await this.evaluate(run, argument))) {
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${String(run)} with ${JSON.stringify(argument)}.`)
      await sleep(POLL_MS)
    }
  }

  /** Presses the first visible element of the selector, at a point where nothing covers it. */
  async click(selector: string, timeoutMs = PATIENCE_MS): Promise<void> {
    const { x, y } = await this.findPoint(selector, timeoutMs)
    await this.clickAt(x, y)
  }

  /** Presses the first visible button or link with these words, as soon as it is enabled. */
  async clickText(words: string): Promise<void> {
    await this.waitFor(markByWords, words)
    await this.click('[data-marked]')
  }

  async clickAt(x: number, y: number): Promise<void> {
    const move = { type: 'pointerMove', x, y, duration: 0 }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await this.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  async type(selector: string, words: string): Promise<void> {
    await this.click(selector)
    for (const letter of words) await this.key(letter)
  }

  /** `Enter`, `e`, `?`. */
  async key(name: string): Promise<void> {
    const value = KEYS[name] ?? name
    await this.perform({
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    })
  }

  /** Makes the inside of the window this large, whatever the browser puts around it. */
  async resize(width: number, height: number): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const inner = await this.insideOfWindow()
      if (inner.width === width && inner.height === height) return
      if (Date.now() > deadline)
        throw new Error(`The window is ${inner.width}×${inner.height} instead of ${width}×${height}.`)
      const outer = (await this.transport.send('windowRect')) as Size
      await this.transport.send('setWindowRect', {
        x: 0,
        y: 0,
        width: outer.width + width - inner.width,
        height: outer.height + height - inner.height,
      })
      await this.untilResized(inner)
    }
  }

  private insideOfWindow(): Promise<Size> {
    return this.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  }

  /** Measured before, it would be corrected twice. A window that cannot change any more does not answer. */
  private async untilResized(before: Size): Promise<void> {
    for (let waited = 0; waited < RESIZE_MS; waited += POLL_MS) {
      const now = await this.insideOfWindow()
      if (now.width !== before.width || now.height !== before.height) return
      await sleep(POLL_MS)
    }
  }

  /** A picture of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.transport.send('screenshot')) as string, 'base64')
  }

  /** Errors in the page since it was loaded. */
  faults(): Promise<readonly string[]> {
    return this.evaluate(() => (globalThis as { faults?: readonly string[] }).faults ?? [])
  }

  close(): Promise<void> {
    return this.transport.close()
  }

  private async perform(source: object): Promise<void> {
    await this.transport.send('actions', { actions: [source] })
  }

  /** Neither browser lets a driver read its console, so the page itself writes down what goes wrong. */
  private async collectFaults(): Promise<void> {
    await this.evaluate(() => {
      const scope = globalThis as { faults?: string[] }
      if (scope.faults !== undefined) return
      const faults: string[] = []
      scope.faults = faults
      addEventListener('error', ({ message }) => faults.push(message))
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => faults.push(`CSP: ${blockedURI}`))
    })
  }

  private async findPoint(selector: string, timeoutMs: number): Promise<Point> {
    const deadline = Date.now() + timeoutMs
    for (let before: Point | undefined; ;) {
      const found: Target = await this.evaluate(targetOf, selector)
      const at = 'at' in found ? found.at : undefined
      // An element that still moves would be gone by the time it is pressed.
      if (at !== undefined && at.x === before?.x && at.y === before.y) return at
      if (Date.now() > deadline)
        throw new Error(`Cannot press ${selector}: ${'why' in found ? found.why : 'it moves'}.`)
      before = at
      await sleep(POLL_MS)
    }
  }
}

/** Runs in the page. A card under others shows only its left edge, so two points are tried. */
function targetOf(selector: string): Target {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  const element = all.find((each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 0)
  if (element === undefined) return { why: `none of ${all.length} is visible` }
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = [
    { x: left + width / 2, y: top + height / 2 },
    { x: left + Math.min(12, width / 2), y: top + Math.min(40, height / 2) },
  ]
  const isHit = ({ x, y }: { readonly x: number; readonly y: number }): boolean => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }
  if (!points.some(isHit)) element.scrollIntoView({ block: 'center' })
  const at = points.find(isHit)
  return at === undefined ? { why: 'something covers it' } : { at: { x: Math.round(at.x), y: Math.round(at.y) } }
}

/** Runs in the page. */
function markByWords(words: string): boolean {
  document.querySelector('[data-marked]')?.removeAttribute('data-marked')
  const found = [...document.querySelectorAll<HTMLElement>('button, a, label')].find(
    (each) =>
      each.checkVisibility() &&
      each.getAttribute('aria-disabled') !== 'true' &&
      (each.getAttribute('aria-label') === words || each.textContent?.replaceAll(/\s+/g, ' ').trim() === words),
  )
  found?.setAttribute('data-marked', '')
  return found !== undefined
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
