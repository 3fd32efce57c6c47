import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** True when a source of the front end is newer than what was built, or nothing was built. */
export function needsBuild(root: string): boolean {
  const built = join(root, 'frontend/dist/index.html')
  if (!existsSync(built)) return true
  const builtAt = statSync(built).mtimeMs
  const sources = globSync(
    ['frontend/{src,public}/**/*', 'frontend/*.{ts,html,json}', 'contracts/src/**/*.ts'],
    { cwd: root },
  )
  return sources.some((source) => statSync(join(root, source)).mtimeMs > builtAt)
}
