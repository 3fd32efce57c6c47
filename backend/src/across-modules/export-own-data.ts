import { accountRecords } from '#modules/accounts'
import { contentRecords } from '#modules/content'
import { integrationRecords } from '#modules/integrations'
import { membershipRecords } from '#modules/membership'
import { networkRecords } from '#modules/network'
import type { Sql } from '#platform/database/sql'

const RECORDS = [
  ...accountRecords,
  ...membershipRecords,
  ...networkRecords,
  ...integrationRecords,
  ...contentRecords,
]

const PAGE = 500

/** The events about a person. Others who acted in them are named by their role, never by name. */
const EVENTS = `
  select position, type, occurred_at,
    case when actor = 'account:' || $1::text then 'you' when actor like 'account:%' then 'somebody else'
      else split_part(actor, ':', 1) end as by,
    (payload - array['accountId', 'newAccountId', 'ownerId']) || coalesce(personal, '{}') as details
  from domain_events
  where payload ? 'accountId' and payload ->> 'accountId' = $1 and position > $2
  order by position limit ${PAGE}`

/**
 * Everything that is kept about a person, as the text of one JSON object, in pieces: a long history is never in memory
 * whole.
 */
export async function* exportOwnData(sql: Sql, accountId: string): AsyncGenerator<string> {
  yield '{'
  for (const { name, text } of RECORDS) {
    const rows = await sql.rows({ text, values: [accountId] })
    yield `${JSON.stringify(name)}:[${rows.map((row) => JSON.stringify(row)).join(',\n')}],\n`
  }
  yield '"events":['
  let last = '0'
  for (let comma = ''; ; comma = ',') {
    const events = await sql.rows<{ position: string }>({ text: EVENTS, values: [accountId, last] })
    const lines = events.map(({ position: _, ...event }) => JSON.stringify(event))
    if (lines.length > 0) yield comma + lines.join(',\n')
    last = events.at(-1)?.position ?? last
    if (events.length < PAGE) break
  }
  yield ']}\n'
}
