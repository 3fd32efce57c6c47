import type { System } from '@meridian/backend/worker-api'
import { QUEUE_NAMES } from '@meridian/contracts/values/queues'
import { createUnhandledCount } from '../../simulation/unhandled.ts'

const STATES = ['waiting', 'active', 'delayed', 'failed']

/** What is still to be done, in one line: for the message of a test in which somebody has waited in vain. */
export async function unfinished(system: System): Promise<string> {
  const unhandled = await createUnhandledCount(system)()
  const jobs = await Promise.all(
    QUEUE_NAMES.map(async (name) => listed(name, await system.queues.counts(name))),
  )
  return `${unhandled} deliveries not handled; jobs: ${jobs.flat().join(', ') || 'none'}`
}

const listed = (queue: string, counts: Record<string, number>) =>
  STATES.filter((state) => counts[state]).map((state) => `${queue} ${counts[state]} ${state}`)
