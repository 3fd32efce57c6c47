import { inDatabaseOf } from './in-database-of.ts'

const MEMBERS = `
  insert into read.map_members (account_id, username, role, tier, has_access, suspended, city, country, latitude, longitude,
    shared_at, visible, sort_name, search_text)
  select gen_random_uuid(), 'Crowd ' || n, 'member', 'pro', true, false, 'Somewhere', 'Crowdland',
    round((-80 + 160.0 * (n / 60) / ($1 / 60))::numeric, 2), -179 + 6 * (n % 60), now(), true, 'crowd ' || n, ' crowd ' || n || ' somewhere'
  from generate_series(0, $1 - 1) n`

const COUNT = `
  insert into read.map_counters (members, countries) values ($1, 1)
  on conflict do nothing`

/** So many members all over the map of a copy, in rows and columns, straight into its read model. */
export const crowdTheMap = (copy: { dataDir: string }, count: number): Promise<void> =>
  inDatabaseOf(copy, [MEMBERS, [count]], [COUNT, [count]], ["select pg_notify('news', 'map')"])
