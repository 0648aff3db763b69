/** The sounds of the table, made of noise and short tones: dry and wooden. */

/** The output of a sound and its start time. */
export interface Stage {
  readonly audio: AudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
  readonly at: number
}

interface Tone {
  readonly pitch: number
  readonly length: number
  readonly loudness: number
  readonly shape?: OscillatorType
  /** The final pitch. */
  readonly falls?: number
  readonly after?: number
}

interface Rustle {
  readonly pitch: number
  readonly width: number
  readonly length: number
  readonly loudness: number
  readonly after?: number
}

/** A sharp attack and a decay like something struck. */
function struck({ audio, out }: Stage, at: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(out)
  return gain
}

function tone(stage: Stage, { pitch, length, loudness, shape = 'sine', falls = pitch, after = 0 }: Tone): void {
  const at = stage.at + after
  const voice = stage.audio.createOscillator()
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(falls, at + length)
  voice.connect(struck(stage, at, length, loudness))
  voice.start(at)
  voice.stop(at + length)
}

function rustle(stage: Stage, { pitch, width, length, loudness, after = 0 }: Rustle): void {
  const at = stage.at + after
  const source = stage.audio.createBufferSource()
  source.buffer = stage.noise
  const band = stage.audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = width
  source.connect(band).connect(struck(stage, at, length, loudness))
  source.start(at, (after * 7 + pitch / 9000) % 0.2, length)
}

export type Sound = 'card' | 'coin' | 'tick' | 'shutter' | 'bell' | 'die' | 'riffle'

export const VOICES: Readonly<Record<Sound, (stage: Stage) => void>> = {
  /** A card on cloth. */
  card: (stage) => {
    rustle(stage, { pitch: 2100, width: 0.7, length: 0.07, loudness: 0.32 })
    tone(stage, { pitch: 190, falls: 120, length: 0.06, loudness: 0.22 })
  },
  coin: (stage) => {
    tone(stage, { pitch: 2350, length: 0.1, loudness: 0.2, shape: 'triangle' })
    tone(stage, { pitch: 3640, length: 0.16, loudness: 0.12, after: 0.045 })
    rustle(stage, { pitch: 5200, width: 3, length: 0.02, loudness: 0.1 })
  },
  /** A knuckle on wood. */
  tick: (stage) => {
    tone(stage, { pitch: 920, falls: 640, length: 0.035, loudness: 0.2, shape: 'triangle' })
    rustle(stage, { pitch: 3000, width: 1.5, length: 0.012, loudness: 0.16 })
  },
  /** A wooden shutter that rattles up and strikes home. */
  shutter: (stage) => {
    for (const after of [0, 0.05, 0.1, 0.145])
      rustle(stage, { pitch: 1300, width: 2.5, length: 0.03, loudness: 0.2, after })
    tone(stage, { pitch: 240, falls: 130, length: 0.13, loudness: 0.5, shape: 'triangle', after: 0.19 })
    rustle(stage, { pitch: 900, width: 1, length: 0.06, loudness: 0.3, after: 0.19 })
  },
  bell: (stage) => {
    tone(stage, { pitch: 1568, length: 0.55, loudness: 0.16 })
    tone(stage, { pitch: 3920, length: 0.22, loudness: 0.06 })
    tone(stage, { pitch: 2093, length: 0.5, loudness: 0.1, after: 0.09 })
  },
  die: (stage) => {
    for (const after of [0, 0.11, 0.2, 0.26]) {
      tone(stage, { pitch: 520, falls: 380, length: 0.035, loudness: 0.26, shape: 'triangle', after })
      rustle(stage, { pitch: 2400, width: 1.2, length: 0.018, loudness: 0.2, after })
    }
  },
  riffle: (stage) => {
    for (let flick = 0; flick < 9; flick++) {
      rustle(stage, { pitch: 2600 + 90 * flick, width: 1.4, length: 0.018, loudness: 0.4, after: 0.028 * flick })
    }
  },
}
