/** Real disks that fail, for tests: full, without permission to write, or with an error of input and output. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Whether this user may mount disks: otherwise tests find another way to make writing fail. */
export const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-mount-'))
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', folder)
    run('umount', folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})()

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Unmounts lazily, because a process that is about to end may still use it. */
const unmountLater = (folder: string): void => onTestFinished(() => void run('umount', '-l', folder))

export interface Disk {
  readonly folder: string
  /** From now on this process cannot write. */
  readonly fail: (pid: number) => void
  readonly recover: (pid: number) => void
}

/** A small disk that can be filled up. */
export function smallDisk(kilobytes: number): Disk {
  const folder = newFolder()
  run('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=777`, 'tmpfs', folder)
  unmountLater(folder)
  const filler = join(folder, 'filler')
  return {
    folder,
    fail: () => {
      writeFileSync(filler, '')
      for (const size of [4096, 512, 1]) while (hasAppended(filler, size));
    },
    recover: () => rmSync(filler),
  }
}

function hasAppended(file: string, size: number): boolean {
  try {
    appendFileSync(file, Buffer.alloc(size))
    return true
  } catch {
    return false
  }
}

/** A disk that becomes read-only during writes, as disks do when they find themselves damaged. */
export function abortedDisk(): Disk {
  const folder = newFolder()
  const image = `${folder}.img`
  writeFileSync(image, '')
  truncateSync(image, 8_000_000)
  onTestFinished(() => rmSync(image, { force: true }))
  run('mkfs.ext4', '-q', image)
  run('mount', '-o', 'loop', image, folder)
  unmountLater(folder)
  chmodSync(folder, 0o777)
  return {
    folder,
    fail: () => void run('mount', '-o', 'remount,abort', folder),
    recover: () => {
      throw new Error('Such a disk is beyond recovery.')
    },
  }
}

/** Any folder. A limit to the size of its files makes a process's writes fail with an I/O error. */
export function limitedDisk(): Disk {
  const limit = (pid: number, size: string): void =>
    void run('prlimit', '--pid', String(pid), `--fsize=${size}:unlimited`)
  return {
    folder: newFolder(),
    fail: (pid) => limit(pid, '0'),
    recover: (pid) => limit(pid, 'unlimited'),
  }
}
