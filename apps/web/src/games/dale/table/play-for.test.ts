/** Sound is silent unless it is wanted, and never in the way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../../settings/settings.ts'
import type { DaleLogEntry } from '../match-types.ts'
import { tick } from '../../../sound/sound.ts'
import { playFor } from './play-for.ts'

const bought: DaleLogEntry = { step: 3, event: { what: 'bought', seat: 0, card: 'macaws-4', price: 5 } }

/** A device that does not work. */
const device = vi.fn<() => never>(function fail() {
  throw new Error('no device')
})

beforeEach(() => {
  device.mockClear()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('AudioContext', device)
})

afterEach(() => {
  useSettings.setState({ sound: false })
  vi.unstubAllGlobals()
})

function make(sound: boolean, hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  useSettings.setState({ sound })
  playFor([bought], true)
  tick()
}

test('no sound is played unless sounds are on', () => {
  make(false, true)

  expect(device).not.toHaveBeenCalled()
})

test('no sound is played before the player has touched the page', () => {
  make(true, false)

  expect(device).not.toHaveBeenCalled()
})

test('a device that fails does no harm', () => {
  make(true, true)

  expect(device).toHaveBeenCalledTimes(2)
})
