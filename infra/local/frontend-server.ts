import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { urlOn } from '@meridian/contracts/values/url-on'
import type { LocalSettings } from './settings.ts'
import type { Part } from './supervisor.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** How far the port of the front end that reloads is from the back end's. */
const AFTER = 10

/** Where the front end is opened that reloads what is changed. */
export function frontendPort({ port }: Pick<LocalSettings, 'port'>): number {
  return port + AFTER
}

/** What serves it: exactly where the banner and the links of mails say, or not at all. */
export function frontendServer(env: NodeJS.ProcessEnv, settings: LocalSettings): Part {
  const { host, port } = settings
  const at = ['--host', host, '--port', String(frontendPort(settings)), '--strictPort']
  return {
    name: 'vite',
    // It keeps what it has built in memory.
    args: [
      '--max-old-space-size=2048',
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'dev',
      join(ROOT, 'frontend'),
      ...at,
    ],
    env: { ...env, BACKEND_URL: urlOn(host, port) },
  }
}
