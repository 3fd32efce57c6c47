import { childEnvironment } from '../../local/child-environment.ts'
import { freePort, SANDBOX_PORTS } from '../../local/ports.ts'
import { localSecrets } from '../../local/secrets.ts'

const HOST = '127.0.0.1'

/** What every process of a separate system is started with; nothing of the caller's environment but the path. */
export async function systemEnvironment(options: {
  dataDir: string
  databaseUrl: string
  redisUrl: string | undefined
}): Promise<NodeJS.ProcessEnv> {
  const { dataDir, databaseUrl, redisUrl } = options
  const settings = {
    host: HOST,
    port: await freePort(),
    sandboxPort: await freePort(SANDBOX_PORTS),
    dataDir,
    databaseUrl,
    dev: false,
  }
  const given = { PATH: process.env.PATH, SEED_DEMO: '0', LOG_LEVEL: 'error', REDIS_URL: redisUrl }
  return childEnvironment(given, settings, localSecrets(dataDir), databaseUrl)
}
