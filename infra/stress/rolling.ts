import { waitForOk } from '../local/wait-for.ts'
import { runIncident } from './outage.ts'
import { replace } from './replace.ts'
import { say, seconds } from './script.ts'

const READY_WITHIN_MS = 60_000

/**
 * Every back end and all workers are replaced, one after the other, as an upgrade does: nobody may notice. Queues are in
 * Redis, as in both set-ups that have more than one of each.
 */
await runIncident({
  title: 'All parts are replaced, one by one,',
  shape: { backEnds: 2, workers: 2, redis: true, drain: 'PT3S' },
  async happen({ backEnds, workers, urls, workerUrls }) {
    for (const [place, part] of backEnds.entries()) {
      const ended = await replace(part, 'SIGTERM')
      await waitForOk(`${urls[place]}/readyz`, READY_WITHIN_MS)
      say(`Back end ${place + 1} took ${seconds(ended)} to end`)
    }
    for (const [place, part] of workers.entries()) {
      const ended = await replace(part, 'SIGTERM')
      await waitForOk(`${workerUrls[place]}/readyz`, READY_WITHIN_MS)
      say(`Workers ${place + 1} took ${seconds(ended)} to end`)
    }
    return performance.now()
  },
  isAcceptable: ({ tally }) => tally.failures().length === 0,
})
