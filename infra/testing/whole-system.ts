import { startBackend, type TestBackend } from '@meridian/backend/testing'
import { startWorkers } from '@meridian/workers/testing'
import { freePort } from '../local/ports.ts'
import { startSandbox } from '../sandbox/start-sandbox.ts'
import { createClient, type HttpClient } from '../simulation/http-client.ts'
import { createTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'
import { testRedisUrl } from './redis.ts'

export interface WholeSystem extends TestBackend {
  /** What the back end was started with. */
  env: NodeJS.ProcessEnv
  sandboxUrl: string
  /** The sandbox's control calls. */
  sandbox: HttpClient
  startWorkers(): Promise<void>
  stopWorkers(): Promise<void>
}

/** Back end, workers and sandbox in this process, on real servers, with a database of their own. */
export async function startWholeSystem(more: NodeJS.ProcessEnv = {}): Promise<WholeSystem> {
  const database = await createTestDatabase()
  const redisUrl = await testRedisUrl()
  const port = await freePort()
  const webhookTarget = `http://127.0.0.1:${port}/api/webhooks/stripe`
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, file: ':memory:', webhookTarget })
  const servers = { databaseUrl: database.url, redisUrl, sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl }
  const env = { ...testEnvironment(servers), PORT: String(port), ...more }
  const backend = await startBackend(env)
  let workers: Awaited<ReturnType<typeof startWorkers>> | undefined = await startWorkers(backend.system)
  const stopWorkers = async () => {
    await workers?.stop()
    workers = undefined
  }
  return {
    ...backend,
    env,
    sandboxUrl: sandbox.url,
    sandbox: createClient(sandbox.url),
    stopWorkers,
    async startWorkers() {
      workers ??= await startWorkers(backend.system)
    },
    async stop() {
      await stopWorkers()
      await backend.stop()
      await sandbox.stop()
      await database.drop()
    },
  }
}
