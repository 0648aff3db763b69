/** Real servers for online tests, one process with a folder, or two nodes with a shared database and Redis. */
import { inject, onTestFinished } from 'vitest'
import { startServer, startWithFolder, type Environment, type Server } from './program.ts'

/** A server for all tests. */
export const sharedServer = (): string => inject('server')

async function forThisTest(starting: Promise<Server>): Promise<string> {
  const { address, stop } = await starting
  onTestFinished(stop)
  return address
}

/** A server until the end of the test. */
export async function startOne(environment: Environment = {}): Promise<readonly [string, string]> {
  const address = await forThisTest(startWithFolder(environment))
  return [address, address]
}

/** Two nodes: people of one table are at different ones. */
export async function startTwo(): Promise<readonly [string, string]> {
  const nodes = { DATABASE_URL: inject('postgres'), REDIS_URL: inject('redis') }
  return Promise.all([forThisTest(startServer(nodes)), forThisTest(startServer(nodes))])
}
