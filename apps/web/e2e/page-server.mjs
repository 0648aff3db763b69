// The built server with the built page, everything in memory: says where it is and runs until it is told to end.
import { buildApp } from '@merchants/server'

const app = await buildApp()
process.once('SIGTERM', () => void end())
process.once('disconnect', () => void end())
process.send(await app.listen({ host: '127.0.0.1', port: 0 }))

async function end() {
  await app.close()
  process.exit()
}
