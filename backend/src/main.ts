import { setTimeout as pause } from 'node:timers/promises'
import { MAX_STATEMENT_MS } from '#platform/database/connection-settings'
import { createRateLimits } from '#platform/http/rate-limits'
import { createLog } from '#platform/log/log'
import { startTracing } from '#platform/tracing/start-tracing'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { endServer } from './server/end-server.ts'
import { createHttpServer } from './server/http-server.ts'
import { exitOnBadConfig, exitWithoutRedisDatabase } from './start-up/exit-on-bad-config.ts'
import { assertMediaFolder } from './start-up/media-folder.ts'
import { tellOfServers } from './start-up/reach-servers.ts'
import { whyNotListening } from './start-up/why-not-listening.ts'

const config = exitOnBadConfig(process.env, ({ mediaDir }) => assertMediaFolder(mediaDir))
await exitWithoutRedisDatabase(config)
const log = createLog(config.logLevel, 'backend')
void tellOfServers(config, log)
const tracing = await startTracing(config.tracing, 'backend', log)
const system = compose(config, 'backend', { log, longestStatementMs: MAX_STATEMENT_MS })
const limits = createRateLimits(system)
const server = createHttpServer(createApp(system, limits), system.ending.signal)

server.on('error', (error) => {
  const { host, port } = config
  process.stderr.write(`${whyNotListening(error, { variable: 'PORT', port, host })}\n`)
  process.exit(1)
})

server.listen(config.port, config.host, () => {
  system.log.info({ port: config.port }, 'back end listens')
})

/** A database that hangs gives no connection back that it was asked something on: nobody waits for the answer by then. */
const CLOSED_WITHIN_MS = 2_000

/** Reports that it is not ready, answers those who have not heard of it and what is under way, then ends. */
async function shutDown(): Promise<void> {
  system.ending.abort()
  // These would stay open as long as somebody looks at the map; browsers reconnect to the next process.
  system.liveMap.close()
  await endServer(server, config.drain)
  const closed = Promise.all([system.close(), limits.close(), tracing.stop()])
  await Promise.race([closed, pause(CLOSED_WITHIN_MS)])
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
