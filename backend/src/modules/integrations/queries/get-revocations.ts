import { CHANNELS, type Channel, REVOCATION_TARGET_SECONDS } from '@meridian/contracts/values/channels'
import type { Sql } from '#platform/database/sql'

interface ChannelRow {
  channel: Channel
  removed: number
  open: number
  overTarget: number
  medianSeconds: number | null
  p95Seconds: number | null
}

interface CaseRow {
  channel: Channel
  accountId: string
  lostAt: Date
  removedAt: Date | null
  seconds: number
}

/** An open removal counts with the time it has taken so far. */
const RECENT = `
  select channel, account_id, lost_at, removed_at,
    extract(epoch from coalesce(removed_at, $1::timestamptz) - lost_at)::float8 as seconds
  from channel_revocations where lost_at > $1::timestamptz - interval '30 days'`

/** How long removals took in the 30 days before `now`, by channel, and the cases over the target. */
export async function getRevocations(sql: Sql, now: Date) {
  const channels = await sql.rows<ChannelRow>({
    name: 'integrations-revocations-by-channel',
    text: `select channel, count(removed_at)::int as removed, (count(*) - count(removed_at))::int as open,
        (count(*) filter (where seconds > $2))::int as "overTarget",
        percentile_cont(0.5) within group (order by seconds) filter (where removed_at is not null)
          as "medianSeconds",
        percentile_cont(0.95) within group (order by seconds) filter (where removed_at is not null)
          as "p95Seconds"
      from (${RECENT}) recent group by channel`,
    values: [now, REVOCATION_TARGET_SECONDS],
  })
  const cases = await sql.rows<CaseRow>({
    name: 'integrations-revocations-over-target',
    text: `select channel, account_id as "accountId", lost_at as "lostAt", removed_at as "removedAt", seconds
      from (${RECENT}) recent where seconds > $2
      order by removed_at is not null, lost_at desc limit 50`,
    values: [now, REVOCATION_TARGET_SECONDS],
  })
  return {
    targetSeconds: REVOCATION_TARGET_SECONDS,
    channels: CHANNELS.map((channel) => channels.find((row) => row.channel === channel) ?? none(channel)),
    cases: cases.map(({ lostAt, removedAt, ...row }) => ({
      ...row,
      lostAt: lostAt.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
    })),
  }
}

function none(channel: Channel): ChannelRow {
  return { channel, removed: 0, open: 0, overTarget: 0, medianSeconds: null, p95Seconds: null }
}
