import { accessSync, constants } from 'node:fs'
import { ConfigError } from '../config/schema.ts'
import { makeFolder } from './make-folder.ts'

/**
 * Makes sure that recordings can be kept, before somebody uploads one.
 * @throws ConfigError
 */
export function assertMediaFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `MEDIA_DIR is not valid: recordings cannot be kept in ${folder} (${reason}). Example: MEDIA_DIR=/var/lib/meridian/media`,
    )
  }
}
