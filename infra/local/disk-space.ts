import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from './operator-error.ts'

const MEGABYTE = 1_000_000
/** A new database cluster and its first log take about a hundred megabytes. */
const NEEDED_NEW = 250 * MEGABYTE
const NEEDED_LATER = 50 * MEGABYTE

/** Throws OperatorError when the disk of the data folder has too little free space for a start. */
export function assertRoomOnDisk(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const needed = existsSync(join(dataDir, 'postgres')) ? NEEDED_LATER : NEEDED_NEW
  assertEnough({ dataDir, free: bavail * bsize, needed })
}

/** The same with the numbers given, in bytes. */
export function assertEnough({
  dataDir,
  free,
  needed,
}: {
  dataDir: string
  free: number
  needed: number
}): void {
  if (free >= needed) return
  const [has, wants] = [free, needed].map((bytes) => Math.round(bytes / MEGABYTE))
  throw new OperatorError(
    `DATA_DIR ${dataDir} is on a disk with ${has} MB free, and ${wants} MB are needed. Free some room, or choose another folder, for example DATA_DIR=/var/tmp/meridian`,
  )
}
