import { randomUUID } from 'node:crypto'
import { until } from '@meridian/infra/testing/until'
import { startWholeSystem, type WholeSystem } from '@meridian/infra/testing/whole-system'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schedules } from './all.ts'
import { queueOf } from './schedule.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

/** Each schedule has one job, which waits until it is due. */
async function scheduledIn(queue: string): Promise<number> {
  const { waiting = 0, delayed = 0, active = 0 } = await system.system.queues.counts(queue)
  return waiting + delayed + active
}

const ourOwn = (queue: string) => schedules.filter((schedule) => queueOf(schedule) === queue).length

const untilOnlyOurs = (queue: string) =>
  until(async () => (await scheduledIn(queue)) === ourOwn(queue), {
    what: `${ourOwn(queue)} schedules in ${queue}`,
  })

it('what an earlier version has set is forgotten where it has another name now, or another queue', async () => {
  await Promise.all(['schedules', 'slow-schedules'].map(untilOnlyOurs))
  await system.stopWorkers()
  for (const name of ['an-earlier-name', 'recheck-broken-integrations'])
    await system.system.queues.schedule('schedules', name, '* * * * * *')
  expect(await scheduledIn('schedules')).toBe(ourOwn('schedules') + 2)
  await system.startWorkers()
  await Promise.all(['schedules', 'slow-schedules'].map(untilOnlyOurs))
})

it('what asks a provider that does not answer delays nothing that is due by the second', async () => {
  const { sql, queues } = system.system
  for (const provider of ['stripe', 'telegram'])
    await system.sandbox.post('/control/fault', { provider, kind: 'slow', count: 1 })
  await runNow('check-integrations')
  await until(async () => ((await queues.counts('slow-schedules')).active ?? 0) > 0, {
    what: 'the look at the providers',
  })
  await sql.rows({
    text: `insert into sessions (id, data, expires_at) values ('over', '{}', now() - interval '1 hour')`,
  })
  await runNow('delete-ended-sessions')
  await until(async () => (await sql.rows({ text: `select from sessions where id = 'over'` })).length === 0, {
    within: 5_000,
    what: 'the session to be gone',
  })
  expect((await queues.counts('slow-schedules')).active).toBeGreaterThan(0)
})

/** What the library does not try again. */
const hopeless = Object.assign(new Error('It is over'), { name: 'UnrecoverableError' })

it('a failure is forgotten once the schedule has gone right', async () => {
  const { queues } = system.system
  const failures = async () => (await queues.failed('schedules', 99)).map(({ name }) => name)
  const lost = queues.work('schedules', () => Promise.reject(hopeless), {
    concurrency: 1,
  })
  await system.stopWorkers()
  await runNow('delete-ended-sessions')
  await until(async () => (await failures()).includes('delete-ended-sessions'), {
    what: 'the failure',
  })
  await lost.close()
  await system.startWorkers()
  await runNow('delete-ended-sessions')
  await until(async () => !(await failures()).includes('delete-ended-sessions'), {
    what: 'the failure to be forgotten',
  })
  expect(await failures()).not.toContain('delete-ended-sessions')
})

/** As if it were due. */
async function runNow(name: string): Promise<void> {
  const schedule = schedules.find((one) => one.name === name)
  if (schedule === undefined) throw new Error(`No schedule is called ${name}`)
  const job = { queue: queueOf(schedule), name, id: randomUUID(), data: { messageId: name } }
  await system.system.queues.add([job])
}
