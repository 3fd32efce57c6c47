import { projections, rebuild, type System } from '@meridian/backend/worker-api'
import { expect } from 'vitest'
import { until } from './until.ts'

const RESTS_WITHIN_MS = 20_000

/** Expects every read model to be what the journal makes of it, nothing applied twice or left out. */
export async function expectRebuiltAsLive({ sql }: System): Promise<void> {
  const names = projections.flatMap(({ tables }) => tables)
  const rows = () =>
    Promise.all(names.map((table) => sql.rows({ text: `select * from read.${table} t order by t::text` })))
  const behind = `select count(*)::int as count from projection_checkpoints c
    where (c.tx, c.position) < (select e.tx, e.position from domain_events e where e.type = any($2)
      order by e.tx desc, e.position desc limit 1) and c.projection = $1`
  for (const { name, handles } of projections)
    await until(
      async () =>
        (await sql.rows<{ count: number }>({ text: behind, values: [name, handles] }))[0]?.count === 0,
      { within: RESTS_WITHIN_MS, what: `the projection ${name} to catch up` },
    )
  const live = await rows()
  for (const projection of projections) await rebuild(sql, projection)
  expect(await rows()).toEqual(live)
}
