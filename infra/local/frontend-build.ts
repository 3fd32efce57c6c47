import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './supervisor.ts'

/** Written by the second build, and gone while the first one is under way: with it, all is there. */
const LAST_WRITTEN = 'frontend/dist/.server/server.js'
const SOURCES = [
  'frontend/{src,public}/**/*',
  'frontend/*.{ts,html,json}',
  'contracts/src/**/*.ts',
  'package-lock.json',
]

/** True when what the front end is made of is newer than what was built, or no build has come to its end. */
export function needsBuild(root: string): boolean {
  const built = join(root, LAST_WRITTEN)
  if (!existsSync(built)) return true
  const builtAt = statSync(built).mtimeMs
  return globSync(SOURCES, { cwd: root }).some((source) => statSync(join(root, source)).mtimeMs > builtAt)
}

/** Builds what browsers load, then what the server draws the start page with. Throws when that fails. */
export async function buildFrontend(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const build = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    join(root, 'frontend'),
    '--logLevel',
    'warn',
  ]
  const drawing = [...build, '--ssr', 'src/server.tsx', '--outDir', 'dist/.server']
  for (const args of [build, drawing]) await runToEnd({ name: 'build', args, env })
}
