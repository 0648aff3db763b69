// The built server with the built page, everything in memory: says where it is and runs until it is told to end.
import { buildApp } from '@merchants/server'

const app = await buildApp()
process.once('SIGTERM', () => void app.close())
process.once('disconnect', () => void app.close())
process.send(await app.listen({ host: '127.0.0.1', port: 0 }))
