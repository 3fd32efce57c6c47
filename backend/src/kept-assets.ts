import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the front end's files of this build and of those before are kept for all back ends. */
export const keptAssetsFolder = (mediaDir: string): string => join(mediaDir, 'assets')

/**
 * Adds a build's files to those that are kept. Their names are made from what they hold, so one that is there is the
 * same one. Answers how many were added.
 */
export async function keepAssets(built: string, kept: string): Promise<number> {
  await mkdir(kept, { recursive: true })
  const missing = (await readdir(built)).filter((name) => !existsSync(join(kept, name)))
  for (const name of missing) {
    // Under its own name a file is whole, whenever this is broken off.
    const unfinished = join(kept, `.${name}`)
    await copyFile(join(built, name), unfinished)
    await rename(unfinished, join(kept, name))
  }
  return missing.length
}
