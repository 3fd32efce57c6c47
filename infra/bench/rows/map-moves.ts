import { createLookAhead, projections, runProjection, type System } from '@meridian/backend/worker-api'
import { crowd } from '../crowd.ts'
import { A_MILLION, mapDatabase, mapServer } from '../map-servers.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

const AT_ONCE = 16
const MOVES_A_SECOND = 2_000

/** Members anywhere on the map move to where somebody else is. */
const MOVES = `
  with picked as materialized (
    select account_id, latitude, longitude, city, country, row_number() over (order by random()) as n
    from read.map_members tablesample bernoulli (5) limit $1
  )
  insert into domain_events (id, type, version, payload, personal, occurred_at, correlation_id, actor)
  select gen_random_uuid(), 'network.location-shared', 1,
    jsonb_build_object('accountId', mover.account_id, 'isPublic', true),
    jsonb_build_object('latitude', goal.latitude, 'longitude', goal.longitude, 'city', goal.city, 'country', goal.country),
    now(), 'bench', 'operator'
  from picked mover join picked goal on goal.n = 1 + mover.n % $1`

const BARE = `
  create table if not exists bench_points as
    select row_number() over ()::int as id, latitude, longitude from read.map_members;
  create unique index if not exists bench_points_by_id on bench_points (id);
  analyze bench_points`

const MOVE = 'update bench_points set latitude = $2, longitude = $3 where id = $1'

export const mapMoves: Row = {
  number: 12,
  title: 'moving members on the map',
  async measure(around) {
    await mapServer(around, A_MILLION)
    const system = await around.system(mapDatabase(A_MILLION))
    await system.sql.rows({ text: BARE })
    const { ours, theirs } = await interleave(
      async (seconds) => {
        const moves = Math.round(MOVES_A_SECOND * seconds)
        await system.sql.rows({ text: MOVES, values: [moves] })
        return moves / (await secondsToCatchUp(system))
      },
      (seconds) => crowd(AT_ONCE, seconds, () => moveOne(system)),
    )
    return [
      {
        what: 'moves applied to the map at 1 M',
        ours: median(ours),
        unit: 'a second',
        against: {
          what: 'bare update of one of 1 M rows, 16 at once',
          value: median(theirs.map(({ perSecond }) => perSecond)),
        },
        bar: { atLeast: 0.1 },
      },
    ]
  },
}

async function moveOne({ sql }: System): Promise<void> {
  const id = 1 + Math.floor(Math.random() * A_MILLION)
  await sql.rows({ name: 'bench-move', text: MOVE, values: [id, Math.random() * 90, Math.random() * 180] })
}

/** Runs the projection of the map, as the workers do, until it finds nothing more. */
async function secondsToCatchUp({ sql, plannedSql, log }: System): Promise<number> {
  const begun = performance.now()
  const lookAhead = createLookAhead(plannedSql)
  for (const projection of projections.filter(({ name }) => name === 'map')) {
    const stopping = new AbortController()
    const reader = { next: async () => stopping.abort() }
    await runProjection(projection, { sql, lookAhead, log, reader, signal: stopping.signal })
  }
  return (performance.now() - begun) / 1_000
}
