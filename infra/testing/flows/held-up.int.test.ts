import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { signedWebhook } from '../../stress/traffic/webhooks.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { createMembers } from '../members.ts'
import { arriveAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { plan } from './meetups/meetup-calls.ts'

/** More than any queue works on at once. */
const CROWD = 8
const MESSAGES = 50
/** Sooner than a provider that says nothing is given up for the first time. */
const SOON_MS = 8_000

const silentTo = new Set<string>()
let server: MailServer
let system: WholeSystem
beforeAll(async () => {
  server = await startMailServer((address) => (silentTo.has(address) ? 'silence' : undefined))
  system = await startWholeSystem({ SMTP_URL: server.url })
})
afterAll(async () => {
  await server.stop()
  await system.stop()
})

/** The payment provider begins so many answers that it never ends. */
const silence = (count: number) =>
  system.sandbox.post('/control/fault', { provider: 'stripe', kind: 'drip', count })

const timesWritten = (emails: readonly string[]) =>
  server.asked.filter((address) => emails.includes(address)).length

/** Somebody plans a meetup, as many as that come, and all of them get a message. */
async function writeToAttendees(count: number, prepare: (emails: readonly string[]) => unknown = () => {}) {
  const [host, ...guests] = await createMembers(system, count + 1)
  if (host === undefined) throw new Error('Nobody was made')
  const path = `/api/meetups/${(await plan(host.browser)).id}`
  for (const { browser } of guests) expect((await browser.post(`${path}/join`, {})).status).toBe(200)
  const emails = guests.map(({ email }) => email)
  await prepare(emails)
  const message = { subject: 'Bring a coat', text: 'It is cold by the water.' }
  const sent = await host.browser.post(`${path}/message`, message)
  expect(sent.status, sent.text).toBe(200)
  return emails
}

it('meetups go on while the payment provider says nothing', async () => {
  const { url } = system
  const { queues, config } = system.system
  await silence(1_000)
  for (let told = 0; told < MESSAGES; told += 1) {
    const { headers, body } = signedWebhook(config.stripe.webhookSecret ?? '')
    expect((await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body })).status).toBe(200)
  }
  await until(async () => ((await queues.counts('membership')).waiting ?? 0) > 0, {
    what: 'work that waits for the provider',
  })
  const crowd = await writeToAttendees(1)
  await until(() => timesWritten(crowd) === 1, { within: SOON_MS, what: 'the message' })
  expect((await queues.counts('membership')).waiting).toBeGreaterThan(0)
  await silence(0)
})

it('a link does not wait behind mails to a crowd', async () => {
  const { email } = await arriveAt(system)
  await until(() => timesWritten([email]) === 1, { what: 'the mail that greets' })
  const crowd = await writeToAttendees(CROWD, (emails) => {
    for (const address of emails) silentTo.add(address)
  })
  await until(() => timesWritten(crowd) > 1, { what: 'mails that are not taken' })
  await createClient(system.url).post('/api/password/forgot', { email })
  await until(() => timesWritten([email]) === 2, { within: SOON_MS, what: 'the link' })
  expect(timesWritten(crowd)).toBeLessThan(CROWD)
})
