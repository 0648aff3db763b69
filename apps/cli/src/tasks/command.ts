/** `merchants work`: plays games for trainings and matches that run on other machines. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import { whole } from '../arg-numbers.ts'
import { Threads } from './threads.ts'

interface Options {
  readonly redis: string
  readonly threads: number
}

const HELP = `
Any number of workers can join, leave and come back at any time. Ctrl-C finishes the games under way. The games of a worker that was killed are
played by another one.
Examples:
  merchants work --redis redis://192.168.1.5:6379
  merchants train --redis redis://192.168.1.5:6379`

export const workCommand = (): Command =>
  new Command('work')
    .description('play games for train and arena on other machines')
    .requiredOption('--redis <url>', 'where tasks are handed out')
    .option('--threads <n>', 'how many games at a time', whole(1, 256), availableParallelism())
    .addHelpText('after', HELP)
    .action(async ({ redis, threads }: Options) => {
      const { startWorker } = await import('./queue.ts')
      const pool = new Threads()
      const worker = startWorker(redis, (task) => pool.perform(task), threads)
      let done = 0
      worker.on('completed', () => void (done += 1))
      // It retries automatically; the error is printed once.
      worker.once('error', ({ message }) => process.stderr.write(`Redis: ${message}\n`))
      process.stderr.write(`Working for ${redis.replace(/\/\/.*@/, '//')} in ${threads} threads. Ctrl-C stops.\n`)
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
      await worker.close()
      await pool.close()
      process.stdout.write(`${done} tasks done\n`)
    })
