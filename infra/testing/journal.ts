import type { System } from '@meridian/backend/worker-api'
import type { EventType } from '@meridian/contracts/events/catalogue'

/** The types of the events about an account or a checkout, in the order of the journal. */
export async function eventsAbout({ sql }: System, id: string): Promise<string[]> {
  const rows = await sql.rows<{ type: string }>({
    text: `select type from domain_events
      where payload ->> 'accountId' = $1 or payload ->> 'checkoutId' = $1 order by position`,
    values: [id],
  })
  return rows.map(({ type }) => type)
}

/** How often an event of this type was told about an account or a checkout. */
export async function timesTold(system: System, id: string, type: EventType): Promise<number> {
  return (await eventsAbout(system, id)).filter((told) => told === type).length
}

/** Everything that the payments have made, without what only says when: equal snapshots, equal effects. */
export async function effectsOf({ sql }: System): Promise<object> {
  const [events, memberships, checkouts, accounts] = await Promise.all([
    sql.rows({
      text: `select type, payload from domain_events
        where type ~ '^(accounts|membership)' and type <> 'membership.provider-notified' order by position`,
    }),
    sql.rows({ text: 'select * from memberships order by account_id' }),
    sql.rows({ text: 'select id, state, account_id from checkouts order by id' }),
    sql.rows({ text: 'select id, username, email from accounts order by id' }),
  ])
  return { events, memberships, checkouts, accounts }
}
