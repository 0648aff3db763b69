// A bot that takes a seat at a table and plays one game: node examples/bot/bot.mjs https://HOST/t/TABLE
import { seasonedBot } from '@merchants/bots'
import { isRefusal, joinTable, takeSeat } from '@merchants/client'
import { fastChance } from '@merchants/tabletop'
import WebSocket from 'ws'

const { origin: url, pathname } = new URL(process.argv[2] ?? 'http://127.0.0.1:3000/t/')
const table = pathname.split('/').pop()
const taken = await takeSeat({ url }, table, { name: 'Example bot' })
if (isRefusal(taken)) throw new Error(`No seat: ${taken.key}`)

const chance = fastChance(Date.now())
const seat = joinTable({ url, table, secret: taken.secret, WebSocket })
seat.onMatch(({ question, view }) => {
  if (view.decision) void seat.answer(question, [seasonedBot.decide(view, chance)])
})
seat.onTable(({ stage, winners }) => {
  if (stage !== 'over') return
  console.log(winners.includes(taken.seat) ? 'Won.' : 'Lost.')
  seat.close()
})
await seat.ready(true)
