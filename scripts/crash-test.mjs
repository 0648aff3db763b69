// `node scripts/crash-test.mjs [rounds] [nodes]`: people play while the server is killed at random moments, again and again.
// After each crash every acknowledged answer must be in the storage, whole and in its place, and the games must continue.
// One node keeps its tables in a folder. Several share a PostgreSQL and a Redis, which are restarted and cut off too.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seasonedBot } from '@merchants/bots'
import { joinTable, openTable, takeSeat } from '@merchants/client'
import { Room } from '@merchants/room'
import { openPostgres, openSqlite } from '@merchants/storage'
import { fastChance } from '@merchants/tabletop'
import { startOwnRedis, startServices } from '@merchants/testkit'

const TABLES = 8

/** Milliseconds within which games must continue. */
const TIMEOUT_MS = 180_000

const rounds = Number(process.argv[2] ?? 200)
const size = Number(process.argv[3] ?? 1)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { WebSocket } = neighbourOf('apps/server')('ws')
const pg = neighbourOf('packages/storage')('pg')
const data = mkdtempSync(join(tmpdir(), 'merchants-kill-'))
const chance = fastChance(Date.now())
const services = size > 1 ? await startServices() : undefined
const redis = size > 1 ? await startOwnRedis() : undefined
/** Faults that can happen to a server. */
const BLOWS = [killOne, killOne, restartRedis, cutDatabase]
const nodes = []
const tables = []
const { url, closeBalancer } = await openBalancer()
let acknowledged = 0

try {
  for (let at = 0; at < size; at++) nodes.push({})
  await Promise.all(nodes.map(start))
  for (let at = 0; at < TABLES; at++) tables.push(await newTable(at))
  for (let round = 1; round <= rounds; round++) {
    await untilAllPlay(round)
    await pause(Math.random() * 700)
    const blow = BLOWS[size === 1 ? 0 : Math.floor(Math.random() * BLOWS.length)]
    await blow(round)
    if (process.stderr.isTTY) process.stderr.write(`\rblow ${round} of ${rounds}, ${acknowledged} answers `)
  }
  await untilAllPlay(rounds + 1)
  await check(rounds + 1)
  console.log(`${rounds} blows, ${acknowledged} acknowledged answers, none lost.`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const { people } of tables) for (const person of people) person.close()
  closeBalancer()
  await Promise.all(nodes.map(kill))
  await Promise.all([services?.stop(), redis?.stop()])
  rmSync(data, { recursive: true, force: true })
}

async function killOne(round) {
  const node = nodes[Math.floor(Math.random() * nodes.length)]
  await kill(node)
  await check(round)
  await start(node)
}

async function restartRedis() {
  await redis.stop()
  await pause(Math.random() * 1500)
  await redis.start()
}

async function cutDatabase() {
  const client = new pg.Client({ connectionString: services.postgres })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
  )
  await client.end()
}

async function start(node) {
  const environment = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA: data,
    PAGE: '0',
    LIMITS: '0',
    BOT_PACE_MS: '0',
    LOG_LEVEL: 'silent',
    ...(size > 1 && { DATABASE_URL: services.postgres, REDIS_URL: redis.url }),
  }
  node.child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  node.address = await addressOf(node.child)
  while (
    !(await fetch(`${node.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (node.child.exitCode !== null) throw new Error('The server does not start.')
    await pause(25)
  }
  node.isUp = true
}

/** Each start takes another port, because the last one may belong to a connection of someone else now. */
async function addressOf(child) {
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('The server does not start.')
}

async function kill(node) {
  node.isUp = false
  const { child } = node
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** One address for all nodes, which leads clients to any node that is up. */
async function openBalancer() {
  const server = createServer((socket) => {
    const up = nodes.filter(({ isUp }) => isUp)
    if (up.length === 0) return socket.destroy()
    const { port, hostname } = new URL(up[Math.floor(Math.random() * up.length)].address)
    const line = connect(Number(port), hostname)
    for (const [one, other] of [
      [socket, line],
      [line, socket],
    ]) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  const { port } = await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address())))
  return { url: `http://127.0.0.1:${port}`, closeBalancer: () => server.close() }
}

/** Two players and a bot, who play as fast as they can and start again whenever a game is over. */
async function newTable(at) {
  const options = { isPublic: true, decks: ['macaws', 'pandas', 'raccoons', 'owls'], teams: false, clock: null }
  const seats = [{ is: 'open' }, { is: 'open' }, { is: 'bot', level: 'novice' }]
  const ana = await openTable({ url }, { name: `Ana ${at}`, options, seats })
  const bo = await takeSeat({ url }, ana.table, { name: 'Bo' })
  const kept = new Map()
  const people = [ana, bo].map((seated) => newPerson(seated, kept))
  await people[1].ready(true)
  await people[0].start()
  return { table: ana.table, kept, people }
}

function newPerson({ table, seat, secret }, kept) {
  const person = joinTable({ url, table, secret, WebSocket })
  person.onMatch(({ view, question }) => {
    if (view.decision === undefined) return
    const answer = [...seasonedBot.decide({ ...view, market: view.market.map((card) => card ?? undefined) }, chance)]
    void person.answer(question, [answer], seat).then((refusal) => {
      if (refusal !== undefined) return
      acknowledged++
      // After a lost connection the same answer may be given, and acknowledged, again.
      kept.set(`${seat}: ${question}`, { seat, answer })
    })
  })
  person.onTable(({ stage, again, seats }) => {
    if (stage === 'over' && !again.includes(seat)) void person.again()
    if (seats[seat].standIn !== null) void person.standIn(false)
  })
  return person
}

/** At every table an answer is acknowledged that was not before. */
async function untilAllPlay(round) {
  const before = tables.map(({ kept }) => kept.size)
  const start = Date.now()
  while (tables.some(({ kept }, at) => kept.size === before[at])) {
    if (Date.now() - start > TIMEOUT_MS) throw new Error(`Round ${round}: a player is stuck.`)
    await pause(20)
  }
}

/** Reads the storage as it was left: every entry whole, and every acknowledged answer of a seat after the one before. */
async function check(round) {
  const storage = size > 1 ? await openPostgres(services.postgres) : await openSqlite(data, 'guest')
  try {
    for (const { table, kept } of tables) {
      const known = [...kept.values()]
      const entries = (await storage.read(table, 0)).map((body) => JSON.parse(body))
      const room = new Room(entries)
      const asked = entries.filter(({ what }) => what === 'answered' || what === 'undone')
      if (room.question !== asked.length) throw new Error(`Round ${round}: ${table} counts questions wrongly.`)
      const next = new Map()
      for (const [count, { seat, answer }] of known.entries()) {
        const isIt = (entry, at) =>
          at >= (next.get(seat) ?? 0) && entry.seat === seat && String(entry.answers?.[0]) === String(answer)
        const at = asked.findIndex(isIt)
        if (at < 0) throw new Error(`Round ${round}: acknowledged answer ${count + 1} of ${table} is lost.`)
        next.set(seat, at + 1)
      }
    }
  } finally {
    await storage.close()
  }
}

/** Resolves packages like that file. */
function neighbourOf(folder) {
  return createRequire(join(root, folder, 'package.json'))
}
