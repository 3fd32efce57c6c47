import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the repository begins. */
export const REPOSITORY = resolve(import.meta.dirname, '../..')

/** Installed, built, or left behind by a run: nobody wrote it. */
const NOT_OURS = /^(node_modules|dist|coverage|backups|\.git|\.vite|\.data.*|.*\.log)$/

/** Deliberately wrong, to prove that the rules notice. */
const FIXTURES = 'infra/architecture/fixtures'

/** A file of TypeScript, with or without JSX. */
export const TYPESCRIPT = /\.tsx?$/

/** A test of any kind, by its name. */
export const TEST = /\.test\.tsx?$/

/** Every file under `root` that somebody wrote, as paths from `root` with forward slashes, in order. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (path === FIXTURES) return []
      return entry.isDirectory() ? listFiles(root, path) : [path]
    })
    .toSorted()
}
