import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import type { Sql } from '#platform/sql'
import { conversionRate, monthlyDollars } from '../domain/headline.ts'

/** The figures of the dashboard from rows that were computed in advance. */
export async function getAnalytics(sql: Sql): Promise<Analytics> {
  const [row] = await sql.rows<{
    members: number | null
    cents: string | null
    begun: number
    completed: number
  }>({
    name: 'analytics-headline',
    text: `select h.member_count as members, h.yearly_revenue_cents as cents, d.begun, d.completed
           from (select coalesce(sum(begun), 0)::int as begun, coalesce(sum(completed), 0)::int as completed
                 from read.checkout_days where day > (now() at time zone 'utc')::date - 30) d
           left join read.headline h on true`,
  })
  return {
    memberCount: row?.members ?? 0,
    monthlyRevenue: monthlyDollars(Number(row?.cents ?? 0)),
    conversionRate: conversionRate(row?.begun ?? 0, row?.completed ?? 0),
    activeIntegrations: ALWAYS_CONNECTED,
  }
}

/** Payments are configured wherever the server starts; the other integrations are not there yet. */
const ALWAYS_CONNECTED = 1
