import { project } from '@meridian/backend/testing'
import { projections, type System } from '@meridian/backend/worker-api'
import { until } from './until.ts'

const CAUGHT_UP_WITHIN_MS = 30_000

/**
 * Applies everything that the journal holds to the read models of these names, as the workers do.
 * Transactions of other tests on the same server can hold events back for a moment.
 */
export async function catchUpWith({ sql }: Pick<System, 'sql'>, names: string[], batch?: number) {
  const wanted = projections.filter(({ name }) => names.includes(name))
  await until(
    async () => {
      for (const projection of wanted) while ((await project(sql, projection, batch)) > 0);
      return !(await areBehind({ sql }, wanted))
    },
    { within: CAUGHT_UP_WITHIN_MS, what: `${names.join(', ')} to catch up` },
  )
}

/** Waits until the workers that run have applied everything that the journal holds to all read models. */
export async function untilProjected(
  system: Pick<System, 'sql'>,
  within = CAUGHT_UP_WITHIN_MS,
): Promise<void> {
  await until(async () => !(await areBehind(system, projections)), {
    within,
    what: 'the read models to catch up',
  })
}

async function areBehind({ sql }: Pick<System, 'sql'>, wanted: typeof projections): Promise<boolean> {
  const [row] = await sql.rows<{ behind: boolean }>({
    text: `select exists (
      select from jsonb_to_recordset($1::jsonb) as p (name text, handles jsonb)
      join domain_events e on p.handles ? e.type
      left join projection_checkpoints c on c.projection = p.name
      where c.projection is null or (e.tx, e.position) > (c.tx, c.position)) as behind`,
    values: [JSON.stringify(wanted.map(({ name, handles }) => ({ name, handles })))],
  })
  return row?.behind === true
}
