import {
  compose,
  createLog,
  exitOnBadConfig,
  exitWithoutDatabase,
  exitWithoutRedisDatabase,
  MAX_WORK_STATEMENT_MS,
  startOperatorServer,
  startTracing,
  tellOfServers,
  untilMigrated,
} from '@meridian/backend/worker-api'
import { endWorkers } from './end-workers.ts'
import { startWorkers } from './start-workers.ts'

const config = exitOnBadConfig(process.env)
await exitWithoutRedisDatabase(config)
await exitWithoutDatabase(config)
const log = createLog(config.logLevel, 'workers')
void tellOfServers({ ...config, databaseUrl: undefined }, log)
const tracing = await startTracing(config.tracing, 'workers', log)
const system = compose(config, 'workers', { log, longestStatementMs: MAX_WORK_STATEMENT_MS })
await untilMigrated(system)
const workers = await startWorkers(system)
const { workersPort } = config
const watched = workersPort === undefined ? undefined : await startOperatorServer(system, workersPort)

async function shutDown(): Promise<void> {
  await endWorkers({ system, workers, watched, tracing })
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
system.log.info({ port: watched?.port }, 'workers ready')
