import { defineEntity, p } from '@mikro-orm/core'
import type { Sql } from '#platform/database/sql'

/** A payment for a membership that was told of: once for each invoice of the provider. */
export const PaymentSchema = defineEntity({
  name: 'MembershipPayment',
  tableName: 'membership_payments',
  properties: {
    invoiceId: p.text().primary(),
    accountId: p.uuid(),
    /** In the currency's smallest unit, like the tax that is part of it. */
    amount: p.integer(),
    tax: p.integer(),
    currency: p.text(),
    paidAt: p.datetime(),
  },
})

/** Which of these payments were told of before. */
export async function toldPayments(
  sql: Sql,
  payments: readonly { invoiceId: string }[],
): Promise<ReadonlySet<string>> {
  const ids = payments.map(({ invoiceId }) => invoiceId)
  const rows = await sql.rows<{ id: string }>({
    text: `select told.id from unnest($1::text[]) as asked (id)
           cross join lateral (select invoice_id as id from membership_payments where invoice_id = asked.id offset 0) told`,
    values: [ids],
  })
  return new Set(rows.map(({ id }) => id))
}
