import type { System } from '@meridian/backend/worker-api'

type Reading = { sql: Pick<System['sql'], 'rows'> }

/** Marks what the demo has told, and the steps of it that are done. */
export const DEMO = 'demo-community'

/** The mark of the last step of all. */
export const END = '0de30de3-0000-4000-8000-000000000e7d'

/** `fresh`: nothing has ever happened here. `foreign`: something has, and it was not the demo. */
export type Standing =
  | { kind: 'fresh' }
  | { kind: 'foreign' }
  | { kind: 'begun'; firstEventAt: Date; done: ReadonlySet<string> }

/** How far an earlier start got with the demo. */
export async function standingOf({ sql }: Reading): Promise<Standing> {
  const [first] = await sql.rows<{ occurredAt: Date; correlationId: string }>({
    text: `select occurred_at as "occurredAt", correlation_id as "correlationId" from domain_events
           order by position limit 1`,
  })
  if (first === undefined) return { kind: 'fresh' }
  if (first.correlationId !== DEMO) return { kind: 'foreign' }
  const rows = await sql.rows<{ id: string }>({
    text: 'select message_id as id from inbox where consumer = $1',
    values: [DEMO],
  })
  return { kind: 'begun', firstEventAt: first.occurredAt, done: new Set(rows.map(({ id }) => id)) }
}

/** Remembers a step that is done, with all that followed from it. */
export async function markDone({ sql }: Reading, stepId: string): Promise<void> {
  await sql.rows({
    name: 'demo-done',
    text: 'insert into inbox (consumer, message_id) values ($1, $2) on conflict do nothing',
    values: [DEMO, stepId],
  })
}
