import { constants } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@meridian/backend/config'

interface Options {
  /** Sees each path, relative to the folder; what it answers true for is left out. */
  skip?: (path: string) => boolean
  /** Called with everything that was made. */
  made?: (path: string) => void
}

/**
 * Copies a folder that others may be writing to: a file that disappears meanwhile is left out.
 * @throws Error when something cannot be read or written for another reason
 */
export async function copyTree(from: string, to: string, options: Options = {}): Promise<void> {
  await copyFolder({ from, to, ...options }, '')
}

async function copyFolder(copying: Options & { from: string; to: string }, path: string): Promise<void> {
  const { from, to, skip, made } = copying
  const entries = await readdir(join(from, path), { withFileTypes: true }).catch(unlessGone([]))
  makeFolder(join(to, path), 0o700)
  made?.(join(to, path))
  for (const entry of entries) {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`
    if (skip?.(inside)) continue
    if (entry.isDirectory()) await copyFolder(copying, inside)
    else if (entry.isFile()) {
      // Where the file system supports it, both share their blocks until one of them changes.
      const copied = copyFile(join(from, inside), join(to, inside), constants.COPYFILE_FICLONE)
      await copied.then(() => made?.(join(to, inside)), unlessGone(undefined))
    }
  }
}

function unlessGone<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}
