import type { Sql } from '#platform/database/sql'
import type { KeptLocation } from '../../domain/places/own-location.ts'

/** A person's own location, exactly; null when they share none. For nobody's eyes but theirs. */
export async function findLocation(sql: Sql, accountId: string): Promise<KeptLocation | null> {
  const [row] = await sql.rows<KeptLocation>({
    name: 'network-find-location',
    text: `select latitude, longitude, city, country, is_public as "isLocationPublic",
             case when seen_latitude is not null
               then json_build_object('latitude', seen_latitude, 'longitude', seen_longitude) end as seen
           from member_locations where account_id = $1`,
    values: [accountId],
  })
  return row ?? null
}
