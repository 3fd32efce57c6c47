import {
  createJournalListener,
  createLookAhead,
  projections,
  runProjection,
} from '@meridian/backend/worker-api'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { createMembers, signedInBrowsers } from '../members.ts'
import { startTestBackend, type TestedBackend } from '../tested-backend.ts'

export interface Person {
  id: string
  browser: HttpClient
}

/** The people of one row; none of them is in another row. */
export interface People {
  'no access': Person
  access: Person
  staff: Person
  /** A member with access who has nothing to do with the callers. */
  other: Person
  /** Another one, who comes to meetups. */
  guest: Person
}

export interface AccessParts {
  backend: TestedBackend
  visitor(): HttpClient
}

/** A back end whose read models are kept up to date, as they are beside workers; and how to end it. */
export async function startFollowedBackend(): Promise<AccessParts & { stop(): Promise<void> }> {
  const backend = await startTestBackend({ LOG_LEVEL: 'silent' })
  const { sql, log, config } = backend.system
  const stopping = new AbortController()
  const listener = createJournalListener(config.databaseUrl, log)
  const parts = { sql, lookAhead: createLookAhead(sql), log, signal: stopping.signal }
  const loops = projections.map((projection) =>
    runProjection(projection, { ...parts, reader: listener.reader(projection.handles) }),
  )
  return {
    backend,
    visitor: () => createClient(backend.url),
    async stop() {
      stopping.abort()
      await Promise.all(loops)
      await listener.close()
      await backend.stop()
    },
  }
}

/** People for that many rows, by plain SQL. */
export async function peopleFor({ backend }: AccessParts, rows: number): Promise<People[]> {
  const { system } = backend
  const { sql } = system
  const [lapsed, members, staff, others, guests] = await Promise.all(
    Array.from({ length: 5 }, () => createMembers(backend, rows)),
  )
  if (!lapsed || !members || !staff || !others || !guests) throw new Error('Five groups were made')
  const ids = (group: readonly { id: string }[]) => [group.map(({ id }) => id)]
  await sql.rows({
    text: `update memberships set status = 'canceled' where account_id = any($1)`,
    values: ids(lapsed),
  })
  // Staff have what they may do from their role alone.
  await sql.rows({ text: 'delete from memberships where account_id = any($1)', values: ids(staff) })
  await sql.rows({ text: `update accounts set role = 'staff' where id = any($1)`, values: ids(staff) })
  return lapsed.map((person, place) => ({
    'no access': person,
    access: at(members, place),
    staff: at(staff, place),
    other: at(others, place),
    guest: at(guests, place),
  }))
}

/** The admin, newly signed in: there is one, and some calls end their sessions. */
export async function adminOf({ backend }: AccessParts): Promise<Person> {
  const { sql, config } = backend.system
  const text = 'select id from accounts where username = $1'
  const [admin] = await sql.rows<{ id: string }>({ text, values: [config.admin.username] })
  if (admin === undefined) throw new Error('There is no admin')
  const [browser] = await signedInBrowsers(backend, [admin.id])
  if (browser === undefined) throw new Error('One browser was asked for')
  return { id: admin.id, browser }
}

function at(group: readonly Person[], place: number): Person {
  const person = group[place]
  if (person === undefined) throw new Error(`There is no row ${place}`)
  return person
}
