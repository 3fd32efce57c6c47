import { setTimeout as pause } from 'node:timers/promises'
import { runIncident } from './outage.ts'
import { say } from './script.ts'

const GONE_MS = 5_000

/** Redis dies with all jobs in it, and an empty one takes its place: no event may be lost, and nobody may notice. */
await runIncident({
  title: 'Redis is killed and comes back empty',
  shape: { backEnds: 1, workers: 2, redis: true },
  async happen({ redis, sandbox }) {
    // Mails that cannot be sent wait in Redis, so that some are lost for certain.
    const refuse = (count: number) =>
      sandbox.post('/control/fault', { provider: 'mail', kind: 'error', count })
    await refuse(1_000_000)
    await pause(GONE_MS)
    await redis?.kill()
    say('Redis is gone')
    await pause(GONE_MS)
    await refuse(0)
    await redis?.restart()
    say('An empty one is there')
    return performance.now()
  },
  isAcceptable: ({ tally }) => tally.failures().length === 0,
})
