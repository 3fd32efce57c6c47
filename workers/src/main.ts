import { compose, exitOnBadConfig, startTracing } from '@meridian/backend/worker-api'
import { startWorkers } from './start-workers.ts'

const config = exitOnBadConfig(process.env)
const tracing = await startTracing(config.tracing, 'workers')
const system = compose(config, 'workers')
const workers = await startWorkers(system)
system.log.info('workers ready')

async function shutDown(): Promise<void> {
  await workers.stop()
  await Promise.all([system.close(), tracing.stop()])
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
