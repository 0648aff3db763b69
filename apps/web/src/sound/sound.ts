/** Plays the sounds of the table if they are on and the player has touched the page. No failure stops the game. */
import { useSettings } from '../settings/settings.ts'
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

/** `after` is in seconds. */
export function playSounds(sounds: readonly { readonly sound: Sound; readonly after: number }[]): void {
  try {
    const now = speakerNow()
    if (now === undefined) return
    for (const { sound, after } of sounds) VOICES[sound]({ ...now, at: now.audio.currentTime + after })
  } catch {
    // Without an audio device there is just silence.
  }
}

/** A card has been chosen. */
export const tick = (): void => playSounds([{ sound: 'tick', after: 0 }])
