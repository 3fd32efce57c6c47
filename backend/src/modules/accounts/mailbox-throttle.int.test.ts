import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const IN_A_DAY = 10

/** How many mails with a link were asked for to an address, in whatever letters. */
async function mailsTo(email: string): Promise<number> {
  const [row] = await backend.system.sql.rows<{ count: number }>({
    text: `select count(*)::int as count from domain_events e join email_links l
      on l.id = (e.payload ->> 'linkId')::uuid where e.type = 'accounts.email-link-requested' and l.email_key = $1`,
    values: [email.toLowerCase()],
  })
  return row?.count ?? 0
}

/** Somebody who asks for an address as often as an account may in an hour. */
async function askFor(email: string): Promise<{ browser: HttpClient; statuses: number[] }> {
  const { browser, password } = await arriveAt(backend)
  const statuses = []
  for (let asked = 0; asked < 5; asked += 1) {
    const wanted = asked % 2 ? email : email.toUpperCase()
    statuses.push((await browser.post('/api/account/email', { email: wanted, password })).status)
  }
  return { browser, statuses }
}

const FIVE_TIMES = (status: number) => Array(5).fill(status)

it('gets ten mails a day from however many accounts, and its owner can register all the same', async () => {
  const email = 'stranger@example.org'
  for (let asker = 0; asker < 2; asker += 1) expect((await askFor(email)).statuses).toEqual(FIVE_TIMES(200))
  expect((await askFor(email)).statuses).toEqual(FIVE_TIMES(429))
  expect(await mailsTo(email)).toBe(IN_A_DAY)

  const owner = backend.visitor()
  const answer = await owner.post('/api/register', {
    username: 'The owner',
    email,
    password: 'correct horse',
  })
  expect(answer.status, answer.text).toBe(200)
  const again = await owner.post('/api/account/email/link')
  expect([again.status, again.text]).toEqual([429, expect.stringContaining('24 hours')])
  expect(await mailsTo(email)).toBe(IN_A_DAY)
})

it('is not used up by what mails nobody', async () => {
  const { email } = await arriveAt(backend)
  for (let asker = 0; asker < 2; asker += 1) expect((await askFor(email)).statuses).toEqual(FIVE_TIMES(409))
  const taken = { username: 'Somebody else', email, password: 'correct horse' }
  expect((await backend.visitor().post('/api/register', taken)).status).toBe(409)
  expect((await askFor(email)).statuses).toEqual(FIVE_TIMES(409))
})
