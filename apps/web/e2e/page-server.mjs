// The built server with the built page, everything in memory: prints its address and runs until it is stopped.
import { buildApp } from '@merchants/server'

const app = await buildApp()
process.once('SIGTERM', () => void end())
process.once('disconnect', () => void end())
process.send(await app.listen({ host: '127.0.0.1', port: 0 }))

async function end() {
  await app.close()
  process.exit()
}
