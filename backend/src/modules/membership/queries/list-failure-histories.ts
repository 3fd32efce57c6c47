import type { Sql } from '#platform/database/sql'
import type { FailureHistory } from '../domain/simulate-dunning.ts'

/** How many histories are in memory at once. */
const PAGE = 500

/**
 * The renewals whose first attempt failed in a span of time, as the journal tells them, page by page. A history runs
 * from the first failure to what next happened to the membership: it was restored, was canceled, or was bought anew.
 * Its times are those at which we heard of things, since it is by these that access was taken and given.
 */
export async function* listFailureHistories(
  sql: Sql,
  span: { from: Date; to: Date },
): AsyncGenerator<FailureHistory[], void> {
  let after = '0'
  for (;;) {
    const rows = await sql.rows<Row>({ text: TEXT, values: [after, span.from, span.to, PAGE] })
    if (rows.length > 0) yield rows.map(toHistory)
    if (rows.length < PAGE) return
    after = rows.at(-1)?.position ?? after
  }
}

interface Row {
  position: string
  failedAt: Date[]
  closedBy: 'membership.restored' | 'membership.canceled' | 'membership.activated' | null
  closedAt: Date | null
  paidAt: Date | null
  paidCents: number | null
  yearlyPriceCents: number | null
}

const TEXT = `
  with firsts as (
    select position, occurred_at, payload ->> 'accountId' as account, payload ->> 'invoiceId' as invoice
    from domain_events
    where type = 'membership.payment-failed' and payload ->> 'failureCount' = '1'
      and position > $1 and occurred_at between $2 and $3
    order by position limit $4
  ), about as not materialized (
    select *, payload ->> 'accountId' as account, payload ->> 'invoiceId' as invoice
    from domain_events where payload ? 'accountId'
  )
  select f.position, attempts.times as "failedAt", closed.type as "closedBy", closed.occurred_at as "closedAt",
    paid.occurred_at as "paidAt", paid.cents as "paidCents", price.cents as "yearlyPriceCents"
  from firsts f
  left join lateral (
    select e.type, e.occurred_at, e.position from about e
    where e.account = f.account and e.position > f.position
      and e.type in ('membership.restored', 'membership.canceled', 'membership.activated')
    order by e.position limit 1
  ) closed on true
  cross join lateral (
    select array_agg(e.occurred_at order by e.position) as times from about e
    where e.account = f.account and e.type = 'membership.payment-failed' and e.invoice = f.invoice
      and e.position >= f.position and (closed.position is null or e.position < closed.position)
  ) attempts
  left join lateral (
    select e.occurred_at, (e.payload ->> 'amount')::int - (e.payload ->> 'tax')::int as cents from about e
    where e.account = f.account and e.type = 'membership.payment-received' and e.invoice = f.invoice
      and e.position > f.position
    order by e.position limit 1
  ) paid on true
  left join lateral (
    select (e.payload ->> 'yearlyPriceCents')::int as cents from about e
    where e.account = f.account and e.type in ('membership.activated', 'membership.plan-changed', 'membership.repriced')
      and e.position < f.position
    order by e.position desc limit 1
  ) price on true
  order by f.position`

function toHistory({
  failedAt,
  closedBy,
  closedAt,
  paidAt,
  paidCents,
  yearlyPriceCents,
}: Row): FailureHistory {
  const canceled = closedBy === 'membership.canceled'
  // Restored or bought anew without a payment: the debt was dropped.
  const settledAt = paidAt ?? (canceled ? null : closedAt)
  return {
    failedAt: failedAt.map((at) => at.getTime()),
    settledAt: settledAt?.getTime() ?? null,
    paidCents,
    endedAt: canceled ? (closedAt?.getTime() ?? null) : null,
    yearlyPriceCents: yearlyPriceCents ?? 0,
  }
}
