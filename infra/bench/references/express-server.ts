import { randomUUID } from 'node:crypto'
import express from 'express'
import pg from 'pg'

/**
 * What Express and pg can do at best when they do nothing else: the same parts as the back end, the same number of
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
await pool.query('create table if not exists reference_people (id uuid primary key, person jsonb not null)')
await pool.query('create table if not exists reference_messages (id uuid primary key, body jsonb not null)')
await pool.query('insert into reference_people values ($1, $2) on conflict do nothing', [PERSON.id, PERSON])

const app = express()
app.disable('x-powered-by')
app.set('etag', false)

app.get('/json', (_req, res) => void res.json(PERSON))

app.get('/row', async (_req, res) => {
  const { rows } = await pool.query<{ person: object }>({
    name: 'row',
    text: 'select person from reference_people where id = $1',
    values: [PERSON.id],
  })
  res.json(rows[0]?.person)
})

app.post('/insert', express.text({ type: () => true, limit: '1mb' }), async (req, res) => {
  await pool.query({
    name: 'insert',
    text: 'insert into reference_messages (id, body) values ($1, $2)',
    values: [randomUUID(), req.body],
  })
  res.json({ received: true })
})

app.listen(Number(process.env.PORT), '127.0.0.1')
