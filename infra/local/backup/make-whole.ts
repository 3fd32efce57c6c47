import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@meridian/backend/config'
import { isLocked, lockFolder } from '../data-lock.ts'
import { OperatorError } from '../operator-error.ts'

const UNFINISHED = '.unfinished'

/**
 * Makes a folder under another name, so that nobody takes half of it for the whole; answers that name. It is locked for
 * this process. What broke off is removed: it may be what has filled the disk.
 * @throws whatever `make` throws; OperatorError while another process makes the same
 */
export async function makeWhole(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  const unfinished = `${folder}${UNFINISHED}`
  makeFolder(unfinished, 0o700)
  const maker = lockFolder(unfinished)
  if (maker !== undefined)
    throw new OperatorError(`${folder} is being made by process ${maker}. Wait until it is done.`)
  try {
    empty(unfinished)
    await make(unfinished)
    return unfinished
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Takes away what one has left who was killed, but for the lock. */
function empty(unfinished: string): void {
  for (const name of readdirSync(unfinished))
    if (!name.startsWith('start.pid')) rmSync(join(unfinished, name), { recursive: true })
}

/**
 * Removes what others have left in a folder who were killed while making something: it may hold keys. Answers what that
 * was. What somebody is still making stays, and so does whatever is not known to be of our making.
 */
export function removeLeftovers(folder: string): string[] {
  if (!existsSync(folder)) return []
  const named = readdirSync(folder, { withFileTypes: true })
  const made = named.filter((entry) => entry.isDirectory() && entry.name.endsWith(UNFINISHED))
  const left = made.map(({ name }) => join(folder, name)).filter((path) => isLocked(path))
  // From here on nobody else goes on with it.
  return left.filter((path) => {
    const isLeft = lockFolder(path) === undefined
    if (isLeft) rmSync(path, { recursive: true })
    return isLeft
  })
}
