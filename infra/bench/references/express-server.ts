import { randomUUID } from 'node:crypto'
import express from 'express'
import pg from 'pg'

/**
 * The best that Express and pg can do when they do nothing else: the same parts as the back end, the same number of
 * connections, no sessions, no checks. The etag is off, as in the back end: it would make this server slower.
 */
const PERSON = {
  id: '0192a0de-0000-7000-8000-000000000000',
  username: 'Bench Person',
  email: 'person@example.org',
  role: 'member',
  membershipStatus: 'none',
  membershipTier: 'none',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  lastActive: '2026-01-01T00:00:00.000Z',
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, keepAlive: true })
await pool.query(`
  create table if not exists reference_people (
    id uuid primary key, username text, email text, role text, status text, tier text,
    grace_period_end timestamptz, payment_failure_count int, joined_at timestamptz, last_active timestamptz);
  create table if not exists reference_messages (id uuid primary key, body jsonb not null);
  create table if not exists reference_members (
    id uuid primary key default gen_random_uuid(), username text, email text, role text, tier text, status text,
    joined_at timestamptz default now(), last_active timestamptz default now());
  insert into reference_members (username, email, role, tier, status)
  select 'Member ' || n, 'member' || n || '@example.org', 'member', 'pro', 'active' from generate_series(1, 50) n;
  create table if not exists reference_counter (count bigint not null);
  insert into reference_counter values (0)`)
await pool.query(
  'insert into reference_people values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing',
  Object.values(PERSON),
)

const app = express()
app.disable('x-powered-by')
app.set('etag', false)

app.get('/json', (_req, res) => void res.json(PERSON))

app.get('/row', async (_req, res) => {
  const { rows } = await pool.query<object>({
    name: 'row',
    text: 'select * from reference_people where id = $1',
    values: [PERSON.id],
  })
  res.json(rows[0])
})

app.get('/fifty', async (_req, res) => {
  const { rows } = await pool.query<object>({
    name: 'fifty',
    text: 'select * from reference_members limit 50',
  })
  res.json(rows)
})

const asText = express.text({ type: () => true, limit: '1mb' })
const insertOf = (body: unknown) => ({
  name: 'insert',
  text: 'insert into reference_messages (id, body) values ($1, $2)',
  values: [randomUUID(), body],
})

app.post('/insert', asText, async (req, res) => {
  await pool.query(insertOf(req.body))
  res.json({ received: true })
})

app.post('/insert-and-count', asText, async (req, res) => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(insertOf(req.body))
  await client.query({ name: 'count', text: 'update reference_counter set count = count + 1' })
  await client.query('commit')
  client.release()
  res.json({ received: true })
})

app.listen(Number(process.env.PORT), '127.0.0.1')
