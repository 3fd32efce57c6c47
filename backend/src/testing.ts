import type { AddressInfo } from 'node:net'
import { ensureAdmin, hashPassword } from '#modules/accounts'
import { setUpTiers } from '#modules/membership'
import { MAX_STATEMENT_MS } from '#platform/database/connection-settings'
import { createRateLimits } from '#platform/http/rate-limits'
import type { Log } from '#platform/log/log'
import { createApp } from './app.ts'
import { compose, type System } from './compose.ts'
import { readConfig } from './config.ts'
import { createHttpServer, type Deadlines } from './server/http-server.ts'

export { createRateLimits } from '#platform/http/rate-limits'
export { APPEND_EVENTS, journalRows } from '#platform/journal/journal'
export { createLog, type Log } from '#platform/log/log'
export { project } from '#platform/projections/projection-runner'
export { createApp } from './app.ts'

export interface TestBackend {
  url: string
  system: System
  stop(): Promise<void>
}

/**
 * The real back end on a free port, for tests: using the servers that the environment names, with tiers and an admin.
 * @param more deadlines, a log and the time of a statement other than those of production
 */
export async function startBackend(
  env: NodeJS.ProcessEnv,
  more: { deadlines?: Deadlines; log?: Log; longestStatementMs?: number } = {},
): Promise<TestBackend> {
  const config = readConfig(env)
  const { log, longestStatementMs = MAX_STATEMENT_MS } = more
  const system = compose(config, 'backend', { log, longestStatementMs })
  const { commands, integrations } = system
  await commands.run(setUpTiers, undefined, 'operator')
  await integrations.checks.recordSetUp('operator')
  const { username, email, password = '' } = config.admin
  await commands.run(ensureAdmin, { username, email, passwordHash: await hashPassword(password) }, 'operator')
  const limits = createRateLimits(system, longestStatementMs)
  const server = createHttpServer(createApp(system, limits), system.ending.signal, more.deadlines)
  await new Promise<void>((resolve) => server.listen(config.port, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    system,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all([system.close(), limits.close()])
    },
  }
}
