/** Plays stories at a real server, and writes down every byte that those are sent who may not know. */
import { dale, legalMoves, readStored, SPECTATOR } from '@merchants/dale'
import { openMemory } from '@merchants/storage'
import { run, type Answer } from '@merchants/tabletop'
import { vi } from 'vitest'
import type { Bots } from '../bots/bots.ts'
import { usualSettings, type Parts } from '../parts.ts'
import { newNode } from './gathered.ts'
import { Guest, openTable, takeSeat, type Saying, type Seated } from './guest.ts'
import { letGamesBegin, NAMES, type Doing, type Scene, type Story } from './story.ts'

/** Programs that answer what they are told to, when they are told to. */
class Puppets implements Bots {
  private readonly waiting = new Set<(answer: Answer) => void>()
  private called = (): void => undefined

  decide(): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.add(resolve)
      this.called()
    })
  }

  async list(position: string): Promise<readonly string[]> {
    return legalMoves({ past: [], pause: run(dale, readStored(position)) })
  }

  async close(): Promise<void> {
    this.waiting.clear()
  }

  async answer(answer: Answer): Promise<void> {
    if (this.waiting.size === 0) await new Promise<void>((resolve) => (this.called = resolve))
    for (const resolve of this.waiting) resolve(answer)
    this.waiting.clear()
  }
}

/**
 * A server whose moments, secrets and names of tables are the same each time, and another that shares its storage.
 * So nothing that is sent needs to be made alike before it is compared: what differs, differs because of the cards.
 */
export class Stage {
  /** Milliseconds since 1970. */
  now = 1_750_000_000_000
  private tables = 0
  private readonly puppets = new Puppets()
  private urls: readonly [string, string] = ['', '']

  static async open(): Promise<Stage> {
    const stage = new Stage()
    const storage = openMemory()
    // Nothing is due: what time does would be done by whichever server looks first.
    vi.spyOn(storage, 'due').mockResolvedValue([])
    const parts: Partial<Parts> = {
      storage,
      bots: stage.puppets,
      settings: { ...usualSettings(), botPace: 0, grace: 1e9 },
      source: {
        holdClock: () => undefined,
        clock: () => stage.now,
        secret: () => '7'.repeat(64),
        tableName: () => `table${String.fromCharCode(97 + (stage.tables >> 4), 97 + (stage.tables++ & 15))}bbbbb`,
      },
    }
    stage.urls = [(await newNode(parts)).url, (await newNode(parts)).url]
    return stage
  }

  /** What is heard, message by message and socket by socket, in the game that begins so. */
  async play({ body, eyes, scenes, firsts }: Story, at: 0 | 1): Promise<readonly (readonly string[])[]> {
    letGamesBegin(firsts[at])
    // A program that was asked last in the story before goes on waiting: it is not meant by what programs answer in this one.
    await this.puppets.close()
    const [url, laterUrl] = this.urls
    const seated: Seated[] = [await openTable(url, body)]
    for (const [seat, { is }] of body.seats.entries()) {
      if (seat === 0 || is !== 'open') continue
      const isSame = eyes.length > 1 && seat === eyes[1]
      const own = isSame ? seated[eyes[0] as number]?.secret : undefined
      seated[seat] = await takeSeat(url, (seated[0] as Seated).table, { name: NAMES[seat] as string, seat }, own)
    }
    const party = new Party(url, seated, eyes, this.puppets)
    await party.gather()
    for (const scene of scenes) {
      this.now += 1000
      await party.perform(scene, at)
    }
    return party.end(laterUrl)
  }
}

/** Everybody at one table. */
class Party {
  private readonly url: string
  private readonly seated: readonly Seated[]
  private readonly eyes: readonly number[]
  private readonly puppets: Puppets
  /** By seat. */
  private readonly players = new Map<number, Guest>()
  private readonly spectators: Guest[] = []
  /** All sockets of those who may not know, as they came. */
  private readonly watched: Guest[] = []

  constructor(url: string, seated: readonly Seated[], eyes: readonly number[], puppets: Puppets) {
    this.url = url
    this.seated = seated
    this.eyes = eyes
    this.puppets = puppets
  }

  async gather(): Promise<void> {
    for (const seat of this.seated.keys()) if (this.seated[seat] !== undefined) await this.comes(seat)
    await this.comes(SPECTATOR)
    for (const seat of this.players.keys()) await this.says(seat, { do: 'ready', isReady: true })
    await this.says(0, { do: 'start' })
    await this.rest()
  }

  async perform(scene: Scene, at: 0 | 1): Promise<void> {
    if ('comes' in scene) return this.returns(scene.comes)
    await Promise.all(this.curious.map((guest) => this.tries(guest, scene.tries)))
    await this.does(scene.doings[at])
    await this.rest()
  }

  /** Those who may not know come once more, to a server that has to read everything anew; and ask what everybody may ask. */
  async end(laterUrl: string): Promise<readonly (readonly string[])[]> {
    const { table } = this.seated[0] as Seated
    // After the end the proof tells everything.
    const proof = this.spectators[0]?.table?.stage === 'over' ? [] : [`/api/tables/${table}/games/1`]
    const facts = await Promise.all(
      [`/api/tables/${table}`, '/api/tables', ...proof].map(async (path) => (await fetch(this.url + path)).text()),
    )
    const late = [await Guest.at(laterUrl, { table })]
    const [last] = this.eyes.slice(-1)
    if (last !== undefined) late.push(await Guest.at(laterUrl, this.seated[last] as Seated))
    for (const guest of late) {
      await guest.when(
        (each) => each.table?.spectators === 1 && this.eyes.every((seat) => each.table?.seats[seat]?.isHere),
      )
    }
    await Promise.all(late.map((guest) => guest.ask({ do: 'past', step: 0 })))
    // Who sees whom leave first is not told here.
    const heard = [...this.watched, ...late].map(({ texts }) => [...texts])
    await Promise.all([...this.everybody, ...late].map((guest) => guest.leave()))
    return [...heard, facts]
  }

  /** Everybody who is here. */
  private get everybody(): Guest[] {
    return [...new Set([...this.players.values(), ...this.spectators])]
  }

  private player(seat: number): Guest {
    return this.players.get(seat) as Guest
  }

  /** Open sockets of those who may not know. */
  private get curious(): Guest[] {
    return [...this.eyes.slice(0, 1).map((seat) => this.player(seat)), ...this.spectators]
  }

  private async tries(guest: Guest, tries: readonly Saying[]): Promise<void> {
    const [seat] = this.eyes
    const isPlayer = !this.spectators.includes(guest)
    for (const says of isPlayer ? tries : tries.slice(0, 1)) {
      await guest.ask(seat !== undefined && this.eyes.length > 1 && isPlayer ? { ...says, seat } : says)
    }
  }

  private async does(doing: Doing): Promise<void> {
    if ('answers' in doing) {
      const question = this.question
      await this.puppets.answer(doing.answers)
      return (this.spectators[0] as Guest).when(({ sight }) => (sight?.question ?? 0) > question)
    }
    const { seat, says } = doing
    if (this.eyes.length > 1 && this.eyes.includes(seat)) await this.player(seat).ask({ do: 'look', seat })
    await this.says(seat, says)
  }

  private async says(seat: number, says: Saying): Promise<void> {
    const refusal = await this.player(seat).say({ ...says, seat })
    if (refusal !== undefined) throw new Error(`refused: ${refusal.key}, to ${JSON.stringify(says)}`)
  }

  private get question(): number {
    return this.spectators[0]?.sight?.question ?? 0
  }

  /** Everybody has heard everything: what was sent before comes before the answer. */
  private async rest(): Promise<void> {
    await Promise.all(this.everybody.map((guest) => guest.ask({ do: 'past', step: 1_000_000 })))
  }

  private async comes(seat: number): Promise<void> {
    const isOther = this.eyes.length > 1 && this.eyes.includes(seat)
    if (isOther && seat !== this.eyes.at(-1)) return
    const seated = seat === SPECTATOR ? { table: (this.seated[0] as Seated).table } : (this.seated[seat] as Seated)
    const guest = await Guest.at(this.url, seated)
    if (seat === SPECTATOR) this.spectators.push(guest)
    for (const each of isOther ? this.eyes : [seat]) if (each !== SPECTATOR) this.players.set(each, guest)
    if (seat === SPECTATOR || this.eyes.includes(seat)) this.watched.push(guest)
    await this.isHere(seat, true)
  }

  /** All know who is here: only then does the story go on. */
  private async isHere(seat: number, isHere: boolean): Promise<void> {
    const isSeen = ({ table }: Guest): boolean =>
      seat === SPECTATOR ? table?.spectators === this.spectators.length : table?.seats[seat]?.isHere === isHere
    await Promise.all(this.everybody.map((guest) => guest.when(isSeen)))
    await this.rest()
  }

  private async returns(who: 'spectator' | 'player again'): Promise<void> {
    const [seat] = this.eyes.slice(-1)
    if (who === 'spectator' || seat === undefined) return this.comes(SPECTATOR)
    const before = this.player(seat)
    for (const each of this.eyes) this.players.delete(each)
    await before.leave()
    await this.isHere(seat, false)
    await this.comes(seat)
  }
}
