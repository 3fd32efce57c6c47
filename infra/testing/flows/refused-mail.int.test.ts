import type { FailedJob } from '@meridian/contracts/http/operations/queues'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { type MailServer, type Refusal, startMailServer } from '../mail-server.ts'
import { adminAt, arriveAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'

const CONSUMER = 'mail-reset-link-when-password-reset-requested'

let server: MailServer
let system: WholeSystem
let admin: HttpClient
const refused = new Map<string, Refusal>()
beforeAll(async () => {
  server = await startMailServer((address) => refused.get(address))
  system = await startWholeSystem({ SMTP_URL: server.url })
  admin = await adminAt(system)
})
afterAll(async () => {
  await system.stop()
  await server.stop()
})

const timesAsked = (email: string) => server.asked.filter((address) => address === email).length
const failedJobs = async () =>
  (await admin.get('/api/queues/failed-jobs')).json<FailedJob[]>().filter(({ name }) => name === CONSUMER)

/** Asks for a link that the mail server refuses so, having taken the mail that confirms the address. */
async function refusedLink(responseCode: number, words: (address: string) => string): Promise<string> {
  const { email } = await arriveAt(system)
  await until(() => timesAsked(email) === 1, { what: 'the mail that greets' })
  refused.set(email, { responseCode, words: words(email) })
  await createClient(system.url).post('/api/password/forgot', { email })
  return email
}

it('is given up at once where its address is refused for good, and shown without the address', async () => {
  const email = await refusedLink(550, (address) => `5.1.1 <${address}> is not known here`)
  const [job] = await until(
    async () => {
      const jobs = await failedJobs()
      return jobs.length > 0 && jobs
    },
    { what: 'the mail to be given up' },
  )
  expect(job).toMatchObject({
    queue: 'mail',
    reason: 'The mail server refuses the address for good: 550 5.1.1 <[e-mail]> is not known here',
    attempts: 1,
  })
  expect(timesAsked(email)).toBe(2)
  refused.delete(email)
  await admin.post('/api/queues/failed-jobs/retry', { queue: 'mail', jobId: job?.id })
  await until(() => timesAsked(email) === 3, {
    what: 'the mail, once somebody has mended the address',
  })
  await expect.poll(failedJobs).toEqual([])
})

it('is sent later where it is refused for now', async () => {
  const email = await refusedLink(450, () => '4.2.1 Try again later')
  await until(() => timesAsked(email) > 2, { what: 'the second attempt' })
  expect(await failedJobs()).toEqual([])
  refused.delete(email)
})
