import { projections, rebuild, type System } from '@meridian/backend/worker-api'
import { expect } from 'vitest'
import { untilProjected } from './read-models.ts'

/** Expects every read model to be what the journal makes of it, nothing applied twice or left out. */
export async function expectRebuiltAsLive({ sql }: System): Promise<void> {
  const names = projections.flatMap(({ tables }) => tables)
  const rows = () =>
    Promise.all(names.map((table) => sql.rows({ text: `select * from read.${table} t order by t::text` })))
  await untilProjected({ sql })
  const live = await rows()
  for (const projection of projections) await rebuild(sql, projection)
  expect(await rows()).toEqual(live)
}
