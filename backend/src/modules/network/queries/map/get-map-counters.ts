import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getMapCounters as countersCall } from '@meridian/contracts/http/network/map'
import { UNKNOWN_COUNTRY } from '@meridian/contracts/values/coordinates'
import { placeOfName } from '#platform/database/search-form'
import type { Sql } from '#platform/database/sql'

export type MapCounters = ResponseOf<typeof countersCall>

/** The country is free text: a list of more names than this is of no use. */
const MAX_COUNTRIES = 500

/**
 * How many members are visible and in how many countries, the names of those countries, and how many meetups are to
 * come.
 */
export async function getMapCounters(sql: Sql): Promise<MapCounters> {
  const [row] = await sql.rows<MapCounters>({
    name: 'map-counters',
    text: `select coalesce(c.members, 0) as members, coalesce(c.countries, 0) as countries,
             (select count(*) from read.meetups where status = 'upcoming' and event_date > now())::int as "upcomingMeetups",
             array(select country from (select country from read.map_countries where country <> $1
               order by members desc, country limit $2) most
               order by ${placeOfName('country')}, country) as "countryNames"
           from (values (1)) as one left join read.map_counters c on true`,
    values: [UNKNOWN_COUNTRY, MAX_COUNTRIES],
  })
  return row ?? { members: 0, countries: 0, upcomingMeetups: 0, countryNames: [] }
}
