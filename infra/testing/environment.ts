import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxVariables } from '../local/sandbox-environment.ts'

const KEY = 'a key for tests only that opens nothing anywhere'

/** A complete environment for `readConfig`, for a system whose servers are these. */
export function testEnvironment(servers: {
  databaseUrl: string
  redisUrl?: string | undefined
  sandboxUrl?: string
  smtpUrl?: string
}): NodeJS.ProcessEnv {
  const {
    databaseUrl,
    redisUrl = '',
    sandboxUrl = 'http://127.0.0.1:1',
    smtpUrl = 'smtp://127.0.0.1:1',
  } = servers
  return {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRET: KEY,
    ENCRYPTION_KEY: KEY,
    ADMIN_PASSWORD: 'admin-password',
    ADMIN_SECOND_FACTOR: '0',
    ...Object.assign({}, ...sandboxVariables(sandboxUrl).map(({ variables }) => variables)),
    SMTP_URL: smtpUrl,
    // Files are named by their content, so all tests can share one folder.
    MEDIA_DIR: join(tmpdir(), 'meridian-test-media'),
    METRICS_TOKEN: 'metrics-token',
    LOG_LEVEL: 'error',
  }
}
