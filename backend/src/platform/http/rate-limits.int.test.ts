import { listenToLog } from '@meridian/infra/testing/log-lines'
import { until } from '@meridian/infra/testing/until'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { createRateLimits } from './rate-limits.ts'

const { log, lines } = listenToLog()
/** Nothing listens there. */
const config = { redisUrl: 'redis://127.0.0.1:1', databaseUrl: 'postgres://127.0.0.1:1/none' }
const limits = createRateLimits({ config, log })
afterAll(() => limits.close())

it('lets people in and still limits them, each process by itself, while Redis is gone', async () => {
  const take = limits.perKey({ name: 'test', points: 2, seconds: 60 })
  const first = await take('somebody')
  await first.giveBack()
  const used = [first, await take('somebody'), await take('somebody')].map((taken) => taken.used)
  expect(used).toEqual([1, 1, 2])
  await expect(take('somebody')).rejects.toMatchObject({ code: 'rate-limited' })
  await take('somebody else')
  await until(() => lines.length > 0, { what: 'Redis to be missed' })
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, msg: 'each process counts limits for itself, without Redis' }),
  ])
})

it('of many limits in PostgreSQL, one clears up for all of them', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const inPostgres = createRateLimits({ config: { ...config, redisUrl: undefined }, log })
  for (const name of ['one', 'another', 'a third']) inPostgres.perKey({ name, points: 1, seconds: 60 })
  expect(vi.getTimerCount()).toBe(1)
  await inPostgres.close()
})
