import type { EventType } from '@meridian/contracts/events/catalogue'
import type { Query, SqlPool } from '../database/sql.ts'
import type { Log } from '../log/log.ts'
import type { Queues } from '../queues/queues.ts'
import { recordRelayed } from '../tracing/spans.ts'
import { noteNothingToDo } from './inbox.ts'
import { lookAtEvents } from './look-at-events.ts'
import { addressEvents, idsToLookAt, type Subscriptions } from './subscriptions.ts'

interface PendingEvent {
  id: string
  type: EventType
  correlationId: string
}

/** The most events handed over together: fewer may be pending, and in a large batch each costs less. */
const BATCH = 400

/**
 * For the transaction of a claim. One that a power cut undoes is merely handed over again: its commit need not wait for
 * the disk. And a claim is planned once, mostly where nothing is pending: of an empty table PostgreSQL thinks that
 * scanning it costs nothing, and it would scan a backlog for each batch.
 */
const UNHURRIED_BY_INDEX: Query = {
  name: 'relay-settings',
  text: `select set_config('synchronous_commit', 'off', true), set_config('enable_seqscan', 'off', true)`,
}

/**
 * Rows are found by where they lie and events by their position, one by one: whatever the statistics say, neither table
 * is scanned.
 */
const claimOf = (chosen: string) => `
  with claimed as (
    delete from relay_pending where ctid = any(array(${chosen}))
    returning position
  )
  select e.id, e.type, e.correlation_id as "correlationId"
  from claimed cross join lateral (
    select id, type, correlation_id from domain_events where position = claimed.position offset 0) e
  order by claimed.position`

/** Without a parameter, so that it is planned once. */
const CLAIM = claimOf(
  `select ctid from relay_pending order by position limit ${BATCH} for update skip locked`,
)

/** Looks at each event first, which costs more. */
const CLAIM_KNOWN = claimOf(`
  select p.ctid from relay_pending p join domain_events e using (position)
  where e.type = any($2::text[]) order by position limit $1 for update of p skip locked`)

/** Thrown while a claim is not yet committed, so that nothing of it counts. */
class WrittenByNewerVersion extends Error {}

export interface RelayParts {
  sql: SqlPool
  queues: Pick<Queues, 'add'>
  subscriptions: Subscriptions
  log: Log
}

export interface ClaimedBatch {
  /** How many events it contains. */
  size: number
  /** Resolves once the queues have them and the claim is committed; what fails is pending again. */
  handedOver: Promise<void>
}

/** Returns a function that claims the next batch of what is pending, and goes on to hand it over. */
export function createBatchRelay({
  sql,
  queues,
  subscriptions,
  log,
}: RelayParts): () => Promise<ClaimedBatch> {
  const known = Object.keys(subscriptions)
  const told = new Set<string>()

  function tell(type: string): void {
    if (!told.has(type)) log.warn({ type }, 'events of a newer version wait for workers of that version')
    told.add(type)
  }

  function claimBatch(claim: Query): Promise<ClaimedBatch> {
    const begunAt = new Date()
    return new Promise((resolve, reject) => {
      const handedOver = sql.transaction(async (tx) => {
        const [, events] = await Promise.all([tx.rows(UNHURRIED_BY_INDEX), tx.rows<PendingEvent>(claim)])
        const newer = events.find(({ type }) => !(type in subscriptions))
        if (newer !== undefined) throw new WrittenByNewerVersion(newer.type)
        resolve({ size: events.length, handedOver })
        const seen = await lookAtEvents(tx, idsToLookAt(events, subscriptions))
        const { jobs, unconcerned } = addressEvents(events, { subscriptions, seen })
        await queues.add(jobs)
        if (unconcerned.length > 0) await noteNothingToDo(tx, unconcerned)
        recordRelayed(events, begunAt)
      })
      handedOver.catch(reject)
    })
  }

  return async () => {
    try {
      return await claimBatch({ name: 'relay-claim', text: CLAIM })
    } catch (error) {
      if (!(error instanceof WrittenByNewerVersion)) throw error
      tell(error.message)
      return claimBatch({ name: 'relay-claim-known', text: CLAIM_KNOWN, values: [BATCH, known] })
    }
  }
}
