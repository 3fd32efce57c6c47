import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the front end's files of this build and of earlier ones are kept for all back ends. */
export const keptAssetsFolder = (mediaDir: string): string => join(mediaDir, 'assets')

/**
 * Adds a build's files to those that are kept. Their names are derived from their content, so one that is already there
 * is the same one. Returns how many were added.
 */
export async function keepAssets(built: string, kept: string): Promise<number> {
  await mkdir(kept, { recursive: true })
  const missing = (await readdir(built)).filter((name) => !existsSync(join(kept, name)))
  for (const name of missing) {
    // Under its own name a file is always complete, whenever this is interrupted.
    const unfinished = join(kept, `.${name}`)
    await copyFile(join(built, name), unfinished)
    await rename(unfinished, join(kept, name))
  }
  return missing.length
}
