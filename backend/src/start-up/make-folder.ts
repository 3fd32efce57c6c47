import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, with those above it. Node does that as well, but where nothing can be made, as under `/proc`, it tries
 * for ever instead of saying so.
 * @throws Error of the file system
 */
export function makeFolder(folder: string, mode?: number): void {
  const parent = dirname(folder)
  if (parent !== folder && !existsSync(parent)) makeFolder(parent, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
