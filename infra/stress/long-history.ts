import { projections, type System } from '@meridian/backend/worker-api'

/**
 * Straight into the journal, past the relay and past the search for events that nobody handled: a million mails must
 * not be sent.
 */
const EVENTS = `
  with people as (
    select n, overlay(overlay(md5('member ' || n) placing '4' from 13) placing '8' from 17)::uuid as id,
      initcap(substr(md5('name ' || n), 1, 6)) || ' ' || n as name,
      timestamptz '2026-01-01' + (n % 300) * interval '1 day' as joined,
      (array['basic', 'pro', 'enterprise'])[1 + n % 3] as tier,
      (array[19900, 49900, 99900])[1 + n % 3] as price
    from generate_series($1::int, $2::int) n
  ), told as (
    select n, 1 as turn, 'accounts.account-opened' as type, joined as at,
      jsonb_build_object('accountId', id, 'role', 'member', 'origin', 'payment', 'checkoutId', null) as payload,
      jsonb_build_object('username', name, 'email', 'person' || n || '@example.org') as personal
    from people
    union all
    select n, 2, 'membership.activated', joined, jsonb_build_object('accountId', id, 'tier', tier,
      'yearlyPriceCents', price, 'checkoutId', null, 'currentPeriodEnd', '2030-01-01T00:00:00.000Z'), null
    from people
    union all
    select n, 3, 'network.location-shared', joined, jsonb_build_object('accountId', id, 'isPublic', true),
      jsonb_build_object('latitude', round(((n * 7.31) % 140 - 60)::numeric, 2),
        'longitude', round(((n * 3.17) % 360 - 180)::numeric, 2), 'city', 'Town ' || n % 5000, 'country', 'Land ' || n % 150)
    from people where n % 10 = 0
  ), written as (
    insert into domain_events (id, type, version, payload, personal, occurred_at, correlation_id, actor)
    select gen_random_uuid(), type, 1, payload, personal, at, 'stress', 'operator' from told order by n, turn
    returning position
  )
  update consumer_watermarks set position = (select max(position) from written)`

const CHUNK = 20_000

/** Writes what that many members have been through: two events each, and a third for every tenth. */
export async function writeHistory({ sql }: Pick<System, 'sql'>, people: number): Promise<void> {
  for (let first = 1; first <= people; first += CHUNK)
    await sql.rows({ text: EVENTS, values: [first, Math.min(people, first + CHUNK - 1)] })
  await sql.rows({ text: 'analyze domain_events' })
}

/** Whether every projection has applied all events that concern it. */
export async function isCaughtUp({ sql }: Pick<System, 'sql'>): Promise<boolean> {
  const ahead = await Promise.all(
    projections.map(({ name, handles }) =>
      sql.rows({
        text: `select from domain_events where type = any($2) and (tx, position) >
                 (select tx, position from projection_checkpoints where projection = $1) limit 1`,
        values: [name, handles],
      }),
    ),
  )
  return ahead.every((rows) => rows.length === 0)
}
