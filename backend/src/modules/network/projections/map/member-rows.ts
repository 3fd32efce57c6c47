import { searchForm } from '@meridian/contracts/values/search-form'
import type { Sql } from '#platform/database/sql'
import { isVisible, type MapMember } from '../../domain/map/map-member.ts'

/** The rows of these people as they are now. */
export async function loadMembers(sql: Sql, accountIds: string[]): Promise<Map<string, MapMember>> {
  type Row = Omit<MapMember, 'shared_at'> & { shared_at: Date | null }
  const rows = await sql.rows<Row>({
    text: `select account_id, username, role, tier, has_access, suspended, city, country, latitude, longitude, shared_at
           from map_members where account_id = any($1)`,
    values: [accountIds],
  })
  return new Map(
    rows.map((row) => [row.account_id, { ...row, shared_at: row.shared_at?.toISOString() ?? null }]),
  )
}

/** Writes the rows. Only those of visible members can be found and sorted by name. */
export async function saveMembers(sql: Sql, members: readonly MapMember[]): Promise<void> {
  const rows = members.map((member) => {
    if (!isVisible(member)) return { ...member, visible: false, sort_name: null, search_text: null }
    const { username, city } = member
    return {
      ...member,
      visible: true,
      sort_name: searchForm(username),
      search_text: searchForm(` ${username} ${city}`),
    }
  })
  await sql.rows({ text: UPSERT, values: [JSON.stringify(rows)] })
}

const UPSERT = `
  insert into map_members (account_id, username, role, tier, has_access, suspended, city, country, latitude, longitude,
    shared_at, visible, sort_name, search_text)
  select * from jsonb_to_recordset($1::jsonb) as m (account_id uuid, username text, role text, tier text,
    has_access boolean, suspended boolean, city text, country text, latitude float8, longitude float8, shared_at timestamptz,
    visible boolean, sort_name text, search_text text)
  on conflict (account_id) do update set
    username = excluded.username, role = excluded.role, tier = excluded.tier, has_access = excluded.has_access,
    suspended = excluded.suspended,
    city = excluded.city, country = excluded.country, latitude = excluded.latitude,
    longitude = excluded.longitude, shared_at = excluded.shared_at, visible = excluded.visible,
    sort_name = excluded.sort_name, search_text = excluded.search_text`
