/** Plays the sounds of the table if they are on and the player has touched the page. No failure stops the game. */
import { useSettings } from '../settings/settings.ts'
import type { LogEvent, DaleLogEntry } from '../games/dale/match-types.ts'
import type { Sound } from './voices.ts'
import { VOICES } from './voices.ts'

interface Speaker {
  readonly audio: AudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
}

let speaker: Speaker | undefined

/** Browsers let a page play sounds only after the player has touched it. */
function speakerNow(): Speaker | undefined {
  if (!useSettings.getState().sound || !navigator.userActivation.hasBeenActive) return undefined
  speaker ??= newSpeaker()
  if (speaker.audio.state === 'suspended') void speaker.audio.resume()
  return speaker
}

const LOUDNESS = 0.55

function newSpeaker(): Speaker {
  const audio = new AudioContext({ latencyHint: 'interactive' })
  const out = audio.createGain()
  out.gain.value = LOUDNESS
  out.connect(audio.destination)
  const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return { audio, out, noise }
}

function play(sounds: readonly { readonly sound: Sound; readonly after: number }[]): void {
  try {
    const now = speakerNow()
    if (now === undefined) return
    for (const { sound, after } of sounds) VOICES[sound]({ ...now, at: now.audio.currentTime + after })
  } catch {
    // Without an audio device there is just silence.
  }
}

/** A card has been chosen. */
export const tick = (): void => play([{ sound: 'tick', after: 0 }])

/** Cards land one after another; more than this many make a noise. */
const MAX_CARDS = 5
const APART = 0.06
/** When the first card lands. */
const LANDING = 0.3

/** Plays the events as sounds, and a bell if it is now the player's turn. */
export function playFor(news: readonly DaleLogEntry[], isYourTurn: boolean): void {
  if (news.length === 0) return
  const events = news.map(({ event }) => event)
  const moves = Math.min(MAX_CARDS, events.filter(({ what }) => what === 'moved').length)
  const cards = Array.from({ length: moves }, (_, at) => ({ sound: 'card' as const, after: LANDING + at * APART }))
  const others = events.flatMap((event) => soundOf(event) ?? [])
  const bell = isYourTurn ? [{ sound: 'bell' as const, after: LANDING + moves * APART + 0.1 }] : []
  play([...cards, ...[...new Set(others)].map((sound) => ({ sound, after: sound === 'shutter' ? 0.4 : 0.1 })), ...bell])
}

function soundOf({ what }: LogEvent): Sound | undefined {
  switch (what) {
    case 'bought':
      return 'coin'
    case 'built':
      return 'shutter'
    case 'rolled':
      return 'die'
    case 'shuffled':
      return 'riffle'
    default:
      return undefined
  }
}
