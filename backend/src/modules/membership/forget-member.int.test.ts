import { randomUUID } from 'node:crypto'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginCheckout } from './commands/begin-checkout.ts'
import { forgetMember } from './commands/forget-member.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const MANY = 5_000

/** Messages about other customers, and two about this one: of something that is theirs, and of themselves. */
async function storeMessages(customerId: string): Promise<void> {
  const { sql } = backend.system
  await sql.rows({
    text: `insert into provider_notifications (provider, id, type, body)
      select 'stripe', 'evt_' || n, 'invoice.paid',
        jsonb_build_object('data', jsonb_build_object('object', jsonb_build_object('id', 'in_' || n, 'customer', 'cus_' || n)))
      from generate_series(1, ${MANY}) n
      union all
      select 'stripe', 'evt_own_' || key, 'x', jsonb_build_object('data', jsonb_build_object('object', jsonb_build_object(key, $1::text)))
      from unnest(array['id', 'customer']) key`,
    values: [customerId],
  })
  await sql.rows({ text: 'analyze provider_notifications' })
}

it('finds what the provider has said of a member without reading what it said of others', async () => {
  const { commands, sql } = backend.system
  const [accountId, customerId] = [randomUUID(), `cus_${randomUUID()}`]
  const { id } = await commands.run(
    beginCheckout,
    { tierId: null, browserId: randomUUID(), accountId },
    'visitor',
  )
  await sql.rows({
    text: 'update checkouts set stripe_customer_id = $2 where id = $1',
    values: [id, customerId],
  })
  await storeMessages(customerId)
  const [scans] = await commands.run(
    async (_: object, context) => {
      await forgetMember({ accountId }, context)
      return context.sql.rows<{ walks: number }>({
        text: `select seq_scan::int as walks from pg_stat_xact_user_tables where relname = 'provider_notifications'`,
      })
    },
    {},
    'operator',
  )
  const empty = await sql.rows<{ id: string }>({
    text: `select id from provider_notifications where body = '{}' order by id`,
  })
  expect(empty).toEqual([{ id: 'evt_own_customer' }, { id: 'evt_own_id' }])
  expect(scans).toEqual({ walks: 0 })
})
