import { rmSync } from 'node:fs'

/**
 * Makes a folder under another name, so that nobody takes half of it for the whole; answers that name. What broke off is
 * removed: it may be what has filled the disk.
 * @throws whatever `make` throws
 */
export async function makeWhole(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    await make(unfinished)
    return unfinished
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}
