import { runIncident } from './outage.ts'
import { say, seconds } from './script.ts'
import { type Server, startAll } from './server.ts'

/** All that run are replaced: as an upgrade does, a new one is ready before an old one is asked to end. */
async function replaceAll(kind: string, servers: readonly Server[]): Promise<void> {
  let next = servers.at(-1)
  for (const old of servers.slice(0, -1)) {
    if (next === undefined) return
    await startAll([next])
    const begun = performance.now()
    await old.stop()
    say(`${kind} took ${seconds(performance.now() - begun)} to end`)
    next = old
  }
}

/**
 * Every back end and all workers are replaced, one after the other: nobody may notice. Queues are in Redis, as in both
 * set-ups that have more than one of each.
 */
await runIncident({
  title: 'All parts are replaced, one by one,',
  shape: { backEnds: 2, workers: 2, spare: true, redis: true, drain: 'PT3S' },
  async happen({ backEnds, workers }) {
    await replaceAll('A back end', backEnds)
    await replaceAll('A set of workers', workers)
    return performance.now()
  },
  isAcceptable: ({ tally }) => tally.failures().length === 0,
})
