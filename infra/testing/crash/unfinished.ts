import type { System } from '@meridian/backend/worker-api'
import { QUEUE_NAMES } from '@meridian/contracts/values/queues'

const STATES = ['waiting', 'active', 'delayed', 'failed']

/** What is still to be done, in one line: for the message of a test in which somebody has waited in vain. */
export async function unfinished({ sql, queues }: System): Promise<string> {
  const [row] = await sql.rows<{ count: number }>({
    text: 'select count(*)::int as count from relay_pending',
  })
  const counts = await Promise.all(QUEUE_NAMES.map((name) => queues.counts(name)))
  const jobs = QUEUE_NAMES.flatMap((name, place) =>
    STATES.filter((state) => counts[place]?.[state]).map(
      (state) => `${name} ${counts[place]?.[state]} ${state}`,
    ),
  )
  return `${row?.count} events wait for the relay; jobs: ${jobs.join(', ') || 'none'}`
}
