/** A disk fails during a game. Players are told, nothing spins or floods, and the game goes on once it works again. */
import { test } from 'vitest'
import { abortedDisk, canMount, limitedDisk, smallDisk, type Disk } from './testing/disks.ts'
import { startProgram } from './testing/program.ts'
import { playThroughTrouble } from './testing/trouble.ts'

const serverOn = ({ folder }: Disk) => startProgram({ data: folder, environment: { LOG_LEVEL: 'warn' } })

const PASSING: Record<string, () => Disk> = {
  'a full disk': () => (canMount ? smallDisk(12_000) : limitedDisk()),
  'an error of input and output': limitedDisk,
}

test.each(Object.entries(PASSING))(
  '%s: refused with a reason after some seconds, and on as soon as it can',
  async (_, made) => {
    const disk = made()
    const program = await serverOn(disk)

    await playThroughTrouble(program, {
      fail: () => disk.fail(program.pid),
      recover: () => disk.recover(program.pid),
    })
  },
)

test('the same holds for a disk that becomes read-only, until it is repaired', async () => {
  const disk = canMount ? abortedDisk() : limitedDisk()
  const program = await serverOn(disk)

  await playThroughTrouble(program, { fail: () => disk.fail(program.pid) })
})
