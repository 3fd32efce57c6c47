import type { FailedJob, QueuesReport } from '@meridian/contracts/http/operations/queues'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobWorker } from '#platform/queues/jobs'

const CONSUMER = 'mail-password-link-when-account-opened'
const FAILED = '/api/queues/failed-jobs'

let backend: TestedBackend
let admin: Awaited<ReturnType<TestedBackend['admin']>>
let worker: JobWorker
/** While set, every job of the queue is given up with this. */
let trouble: string | undefined
const done: string[] = []

beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.admin()
  const work = async ({ data }: { data: { messageId: string } }) => {
    // The library tries nothing again that fails by this name.
    if (trouble !== undefined) throw Object.assign(new Error(trouble), { name: 'UnrecoverableError' })
    done.push(data.messageId)
  }
  worker = backend.system.queues.work('mail', work, { concurrency: 2 })
})
afterAll(async () => {
  await worker.close()
  await backend.stop()
})

const failedJobs = async () => (await admin.get(FAILED)).json<FailedJob[]>()
const mailQueue = async () =>
  (await admin.get('/api/queues')).json<QueuesReport>().queues.find(({ name }) => name === 'mail')

/** Work on an event of today that is given up at once. */
async function giveUp(reason: string): Promise<{ messageId: string; jobId: string; job: FailedJob }> {
  const { queues, sql } = backend.system
  const { id } = await arriveAt(backend)
  const [event] = await sql.rows<{ id: string }>({
    text: `select id from domain_events where type = 'accounts.account-opened' and payload ->> 'accountId' = $1`,
    values: [id],
  })
  const messageId = event?.id ?? ''
  const jobId = `${messageId}.${CONSUMER}`
  trouble = reason
  await queues.add([{ queue: 'mail', name: CONSUMER, id: jobId, data: { messageId } }])
  return { messageId, jobId, job: await untilFailed(jobId) }
}

const untilFailed = (jobId: string) =>
  until(async () => (await failedJobs()).find((job) => job.id === jobId), {
    what: 'the job to be given up',
  })

async function journal(type: string): Promise<{ actor: string; payload: object; personal: object | null }[]> {
  return backend.system.sql.rows({
    text: 'select actor, payload, personal from domain_events where type = $1 order by position',
    values: [type],
  })
}

describe('work that was given up', () => {
  it('is shown with its event and the reason, without whose address it was', async () => {
    const { messageId, job } = await giveUp('550 nobody is called <ada@example.org>')
    expect(job).toMatchObject({
      queue: 'mail',
      name: CONSUMER,
      reason: '550 nobody is called <[e-mail]>',
      attempts: 1,
      event: { id: messageId, type: 'accounts.account-opened' },
    })
    expect(await mailQueue()).toMatchObject({ failed: 1, active: 0 })
  })

  it('is tried again with all its attempts, and the record says by whom', async () => {
    const { jobId, messageId } = await giveUp('refused')
    const first = await admin.post(`${FAILED}/retry`, { queue: 'mail', jobId })
    expect([first.status, first.json()]).toEqual([
      200,
      { retried: 1, message: 'The job is tried again now.' },
    ])
    // The same again: it was given up once more, at its first attempt.
    expect((await untilFailed(jobId)).attempts).toBe(1)
    trouble = undefined
    await admin.post(`${FAILED}/retry`, { queue: 'mail', jobId })
    await until(() => done.includes(messageId), { what: 'the work to be done' })
    const [noted] = await journal('operations.jobs-retried')
    expect(noted?.actor).toMatch(/^account:/)
    expect(noted?.payload).toEqual({ queue: 'mail', jobs: [{ id: jobId, name: CONSUMER }] })
  })

  it('is tried again all at once', async () => {
    const jobs = [await giveUp('refused'), await giveUp('refused')]
    trouble = undefined
    const answer = await admin.post(`${FAILED}/retry`, { all: true })
    expect(answer.json<{ retried: number }>().retried).toBeGreaterThanOrEqual(2)
    await until(() => jobs.every(({ messageId }) => done.includes(messageId)), {
      what: 'all the work to be done',
    })
    expect(await failedJobs()).toEqual([])
    expect((await admin.post(`${FAILED}/retry`, { all: true })).json()).toMatchObject({ retried: 0 })
  })

  it('is discarded for good, and the record says by whom and why', async () => {
    const { jobId, messageId } = await giveUp('refused')
    const about = { queue: 'mail', jobId, reason: 'Told by telephone' }
    expect((await admin.post(`${FAILED}/discard`, about)).status).toBe(200)
    expect(await failedJobs()).toEqual([])
    const [noted] = await journal('operations.job-discarded')
    expect(noted).toMatchObject({
      payload: { queue: 'mail', jobId, name: CONSUMER, eventId: messageId },
      personal: { reason: 'Told by telephone' },
    })
    // What the inbox holds is never handed over again.
    const inbox = await backend.system.sql.rows({
      text: 'select consumer from inbox where message_id = $1',
      values: [messageId],
    })
    expect(inbox).toEqual([{ consumer: CONSUMER }])
    expect((await admin.post(`${FAILED}/discard`, about)).status).toBe(404)
  })

  it('is discarded by nobody without a reason', async () => {
    const { jobId } = await giveUp('refused')
    const answer = await admin.post(`${FAILED}/discard`, { queue: 'mail', jobId, reason: ' ' })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Say why')])
    expect(await failedJobs()).toHaveLength(1)
  })
})

describe('the lags', () => {
  it('count what relay and read models have not seen', async () => {
    const { relay, projections } = (await admin.get('/api/queues')).json<QueuesReport>()
    expect(relay.events).toBeGreaterThan(0)
    const directory = projections.find(({ name }) => name === 'directory')
    expect(directory?.events).toBeGreaterThan(0)
    expect(directory?.oldestSeconds).toBeGreaterThan(0)
  })
})
