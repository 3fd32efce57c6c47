import { urlOn } from '@meridian/contracts/values/url-on'
import { COMPILE_CACHE } from './compile-cache.ts'
import { frontendPort } from './frontend-server.ts'
import { sandboxVariables } from './sandbox-environment.ts'
import type { LocalSecrets } from './secrets.ts'
import type { LocalSettings } from './settings.ts'

/** The environment of every part: what was given wins; what is missing is set to point at this machine. */
export function childEnvironment(
  env: NodeJS.ProcessEnv,
  settings: LocalSettings,
  secrets: LocalSecrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const { host, port, sandboxPort, dataDir } = settings
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { DATABASE_PASSWORD: _, ...madeUp } = secrets
  const standIns = sandboxVariables(sandbox)
    .filter(({ decisive }) => given[decisive] === undefined)
    .map(({ variables }) => variables)
  return {
    ...COMPILE_CACHE,
    ...madeUp,
    SEED_DEMO: settings.databaseUrl === undefined ? '1' : '0',
    ...Object.assign({}, ...standIns),
    SMTP_URL: `smtp://127.0.0.1:${sandboxPort + 1}`,
    PUBLIC_URL: urlOn(host, settings.dev ? frontendPort(settings) : port),
    ...given,
    HOST: host,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  }
}
