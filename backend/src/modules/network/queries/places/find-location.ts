import type { Sql } from '#platform/sql'
import type { Location } from '../../domain/places/own-location.ts'

/** A person's own location, exactly; null when they share none. For nobody's eyes but theirs. */
export async function findLocation(sql: Sql, accountId: string): Promise<Location | null> {
  const [row] = await sql.rows<Location>({
    name: 'network-find-location',
    text: `select latitude, longitude, city, country, is_public as "isLocationPublic"
           from member_locations where account_id = $1`,
    values: [accountId],
  })
  return row ?? null
}
