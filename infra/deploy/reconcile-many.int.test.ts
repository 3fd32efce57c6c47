import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { runToEnd, SERVER_MEMORY } from '../local/supervisor.ts'
import { newPrice } from '../sandbox/stripe/objects/price.ts'
import { newSubscription } from '../sandbox/stripe/objects/subscription.ts'
import { listOf } from '../sandbox/stripe/objects/wire.ts'
import { openServer } from '../testing/answering-server.ts'
import { testEnvironment } from '../testing/environment.ts'
import { ownDatabase } from '../testing/own-database.ts'

/** More than a server has room for at once. */
const MANY = 80_000
/** The last ones, which the provider does not know, except the very last: that one began while the others were listed. */
const UNLISTED = 4
const LISTED = MANY - UNLISTED
const PAGE = 100
const PERIOD = { start: 1_800_000_000, end: 1_831_536_000 }

const PRICE = newPrice(
  {
    product: 'meridian_basic',
    currency: 'usd',
    unitAmount: 19_900,
    interval: 'year',
    intervalCount: 1,
    taxBehavior: 'exclusive',
    metadata: { meridian_tier: 'basic' },
  },
  PERIOD.start,
)
const SUBSCRIPTION = newSubscription(
  {
    customer: '',
    price: PRICE,
    period: PERIOD,
    status: 'active',
    automaticTax: false,
    savePaymentMethod: 'on_subscription',
    defaultPaymentMethod: null,
    metadata: {},
    description: null,
  },
  PERIOD.start,
)

const subscription = (n: number) => ({ ...SUBSCRIPTION, id: `sub_${n}`, customer: `cus_${n}` })

/** The subscriptions of the provider after this one, as many as it sends at a time. */
function pageAfter(after: string | null): object {
  const first = after === null ? 1 : Number(after.slice('sub_'.length)) + 1
  const last = Math.min(first + PAGE - 1, LISTED)
  const page = Array.from({ length: last - first + 1 }, (_, n) => subscription(first + n))
  return { ...listOf(page, '/v1/subscriptions'), has_more: last < LISTED }
}

const NONE = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' },
}

/** A provider that sends no messages. */
async function openProvider(): Promise<string> {
  const { url, close } = await openServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://provider')
    const answer = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/v1/subscriptions') answer(200, pageAfter(searchParams.get('starting_after')))
    else if (pathname === '/v1/events') answer(200, listOf([], pathname))
    else if (pathname === `/v1/subscriptions/sub_${MANY}`) answer(200, subscription(MANY))
    else answer(404, NONE)
  })
  onTestFinished(close)
  return url
}

async function withMembers(): Promise<string> {
  const databaseUrl = await ownDatabase()
  const sql = new pg.Client({ connectionString: databaseUrl })
  await sql.connect()
  await sql.query({
    text: `insert into memberships (
        account_id, status, tier, yearly_price_cents, current_period_end, stripe_customer_id, stripe_subscription_id)
      select gen_random_uuid(), 'active', 'basic', 19900, to_timestamp($2), 'cus_' || n, 'sub_' || n
      from generate_series(1, $1::int) n`,
    values: [MANY, PERIOD.end],
  })
  await sql.end()
  return databaseUrl
}

it('many subscriptions are compared with the memory that a server has', async () => {
  const servers = testEnvironment({ databaseUrl: await withMembers() })
  const env = { ...process.env, ...servers, STRIPE_API_BASE_URL: await openProvider() }
  const script = fileURLToPath(new URL('../../backend/src/reconcile.ts', import.meta.url))
  const said = await runToEnd({ name: 'reconcile', args: [...SERVER_MEMORY, script], env })
  const gone = Array.from({ length: UNLISTED - 1 }, (_, n) => LISTED + 1 + n)
  expect(said).toContain(`${LISTED} subscriptions compared, ${gone.length} findings`)
  for (const n of gone) expect(said).toContain(`gone  cus_${n}  sub_${n}  not repaired\n`)
})
