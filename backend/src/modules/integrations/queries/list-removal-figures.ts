import { CHANNELS, type Channel } from '@meridian/contracts/values/channels'
import type { Sql } from '#platform/database/sql'

interface RemovalFigures {
  channel: Channel
  /** Null without a removal in the last 30 days. */
  medianSeconds: number | null
  p95Seconds: number | null
  /** Begun and not done, however long ago. */
  open: number
  oldestOpenSeconds: number
}

const FIGURES = `
  select channel,
    percentile_cont(0.5) within group (order by seconds) filter (where removed_at is not null) as "medianSeconds",
    percentile_cont(0.95) within group (order by seconds) filter (where removed_at is not null) as "p95Seconds",
    (count(*) filter (where removed_at is null))::int as open,
    coalesce(max(seconds) filter (where removed_at is null), 0)::float8 as "oldestOpenSeconds"
  from (
    select channel, removed_at,
      extract(epoch from coalesce(removed_at, $1::timestamptz) - lost_at)::float8 as seconds
    from channel_revocations where removed_at is null or lost_at > $1::timestamptz - interval '30 days'
  ) recent group by channel`

/** How long removals take, by channel, for those who watch over the system. */
export async function listRemovalFigures(sql: Sql, now: Date): Promise<RemovalFigures[]> {
  const rows = await sql.rows<RemovalFigures>({
    name: 'integrations-removal-figures',
    text: FIGURES,
    values: [now],
  })
  return CHANNELS.map((channel) => rows.find((row) => row.channel === channel) ?? nothing(channel))
}

function nothing(channel: Channel): RemovalFigures {
  return { channel, medianSeconds: null, p95Seconds: null, open: 0, oldestOpenSeconds: 0 }
}
