import { compose, exitOnBadConfig } from '@meridian/backend/worker-api'
import { startWorkers } from './start-workers.ts'

const system = compose(exitOnBadConfig(process.env), 'workers')
const workers = await startWorkers(system)
system.log.info('workers ready')

async function shutDown(): Promise<void> {
  await workers.stop()
  await system.close()
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
