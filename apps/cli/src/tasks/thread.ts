/** A thread that does the tasks it is given. */
import { parentPort } from 'node:worker_threads'
import type { Task } from './task.ts'
import { perform } from './task.ts'

parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)))
