/** The Huckster's turn as it is shown: five steps, the lines under each, what is lit, and where the lighthouse points. */
import type { Adventurer, Arrow, EventView, Half, HucksterCardId, Reading, View } from '@merchants/cove'
import { halfOfBoat } from '@merchants/cove'
import type { CoveFrame } from '../cove-match-types.ts'

export type StepNumber = 1 | 2 | 3 | 4 | 5

export interface Line {
  readonly pin: string | undefined
  readonly event: EventView
}

export interface Light {
  readonly pin: string
  readonly isDone: boolean
}

export interface TurnSteps {
  readonly kind: 'turn' | 'market'
  /** The current step. */
  readonly step: StepNumber
  readonly lines: Readonly<Record<StepNumber, readonly Line[]>>
  readonly left: HucksterCardId | undefined
  readonly right: HucksterCardId | undefined
  readonly reading: Reading | undefined
  /** The spots pointed at. */
  readonly lights: ReadonlyMap<string, Light>
  readonly beam: { readonly side: Half; readonly arrow: Arrow } | undefined
  /** The upcoming seats of newcomers. */
  readonly ghost: { readonly who: Adventurer; readonly boat: number } | undefined
  /** Where his marker comes from, while it walks. */
  readonly walkedFrom: number | undefined
}

const MARKET_STEPS: Readonly<Partial<Record<EventView['what'], StepNumber>>> = { gold: 2 }

/** The steps after these pictures of a turn or of a market phase. */
export function turnSteps(frames: readonly CoveFrame[], shown: number): TurnSteps {
  const teller = new Teller(frames.some(({ event }) => event.what === 'revealed') ? 'turn' : 'market')
  frames.slice(0, shown).forEach((frame) => teller.hear(frame))
  return teller.story
}

class Teller {
  private readonly kind: TurnSteps['kind']
  private step: StepNumber = 1
  private readonly lines: Record<StepNumber, Line[]> = { 1: [], 2: [], 3: [], 4: [], 5: [] }
  private left: HucksterCardId | undefined
  private right: HucksterCardId | undefined
  private reading: Reading | undefined
  private readonly lights = new Map<string, Light>()
  private beam: TurnSteps['beam']
  private ghost: TurnSteps['ghost']
  private boarding: Adventurer | undefined
  private walkedFrom: number | undefined
  private pass = ''
  private newcomer = ''

  constructor(kind: TurnSteps['kind']) {
    this.kind = kind
  }

  get story(): TurnSteps {
    const { kind, step, lines, left, right, reading, lights, beam, ghost, walkedFrom } = this
    return { kind, step, lines, left, right, reading, lights, beam, ghost, walkedFrom }
  }

  hear({ event, view }: CoveFrame): void {
    switch (event.what) {
      case 'revealed':
        this.left = event.left
        this.right = event.right
        return this.say(1, event)
      case 'read':
        this.reading = event.reading
        this.beam = { side: event.reading.side, arrow: event.reading.arrow }
        return this.say(2, event)
      case 'gold':
        if (this.kind === 'market') return this.point(2, event, '2', `hall:${event.hall}`)
        return this.point(3, event, `3${this.pass}`, `hall:${event.hall}`)
      case 'slid':
        this.finish('')
        this.left = undefined
        this.right = event.right
        return this.say(5, event)
      case 'sold':
        return this.point(1, event, '1', `pier:${event.pier}`)
      case 'keeps good':
        return this.say(1, event)
      case 'moved marker':
        this.walkedFrom ??= event.from
        return this.say(this.step, event)
      case 'drew corruption':
      case 'returned corruption':
        return this.say(this.step, event)
      default:
        this.hearAct(event, view)
        this.hearPay(event, view)
    }
  }

  /** The action, once or several times. */
  private hearAct(event: EventView, { huckster }: View): void {
    const pin = `3${this.pass}`
    switch (event.what) {
      case 'acts':
        this.pass = event.time > 1 ? '′' : ''
        this.step = 3
        return
      case 'chose slot':
        return this.point(3, event, pin, `slot:${event.slot}`)
      case 'hired':
      case 'hires nobody':
      case 'pools nobody':
      case 'lost good':
        return this.say(3, event)
      case 'pooled':
        return this.point(3, event, pin, `pool:${huckster.pool.length - 1}`)
      case 'gained good':
        return this.point(3, event, pin, `his-good:${huckster.shelf.length - 1}`)
      default:
    }
  }

  /** The hours he pays, and newcomers on the way. */
  private hearPay(event: EventView, { clock, huckster }: View): void {
    switch (event.what) {
      case 'pays':
        this.newcomer = ''
        this.step = 4
        return
      case 'hand':
        this.walkedFrom ??= clock.at.at(-1)
        return this.point(4, event, '4', 'clock')
      case 'loads':
        this.newcomer = event.time > 1 ? '′' : ''
        this.finish('4')
        return this.say(4, event)
      case 'chose newcomer':
        this.boarding = event.who
        return this.point(4, event, `4a${this.newcomer}`, whereIs(event, huckster.pool))
      case 'chose boat':
        this.turnBeam(event.boat)
        if (this.boarding !== undefined) this.ghost = { who: this.boarding, boat: event.boat }
        return this.point(4, event, `4b${this.newcomer}`, `boat:${event.boat}`)
      case 'seated':
        this.ghost = undefined
        return this.forget((spot) => spot.startsWith('pool:') || spot === 'bag')
      case 'chose dock':
        return this.point(4, event, `4c${this.newcomer}`, `dock:${event.dock}`)
      case 'nobody boards':
      case 'stays at sea':
      case 'moved token':
      case 'waits':
        return this.say(4, event)
      default:
    }
  }

  private say(step: StepNumber, event: EventView, pin?: string): void {
    this.step = this.kind === 'market' ? (MARKET_STEPS[event.what] ?? this.step) : step
    this.lines[this.step].push({ pin, event })
  }

  /** A line with a pin; the pins of the steps before are done. */
  private point(step: StepNumber, event: EventView, pin: string, spot: string): void {
    this.finish(pin.slice(0, 1) === '4' ? pin.slice(-1) : '')
    // Pool and shelf are close together: their pins go when they are done.
    this.forget((other) => isStock(other) && this.lights.get(other)?.isDone === true)
    this.lights.set(spot, { pin, isDone: false })
    this.say(step, event, pin)
  }

  /** Pins turn hollow, but those of the newcomer who is being loaded. */
  private finish(keep: string): void {
    for (const [spot, light] of this.lights) {
      const stays = this.step === 4 && keep !== '' && light.pin.startsWith('4') && light.pin.endsWith(this.newcomer)
      if (!stays || light.pin.length < 2) this.lights.set(spot, { ...light, isDone: true })
    }
  }

  private forget(isMeant: (spot: string) => boolean): void {
    for (const spot of this.lights.keys()) if (isMeant(spot)) this.lights.delete(spot)
  }

  /** If the other half is used, the beam swings across (H-65). */
  private turnBeam(boat: number): void {
    if (this.reading !== undefined) this.beam = { side: halfOfBoat(boat), arrow: this.reading.arrow }
  }
}

const isStock = (spot: string): boolean => spot.startsWith('pool:') || spot.startsWith('his-good:')

function whereIs(
  { who, from }: Extract<EventView, { readonly what: 'chose newcomer' }>,
  pool: readonly Adventurer[],
): string {
  return from === 'bag' ? 'bag' : `pool:${pool.indexOf(who)}`
}
