import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { until } from '../until.ts'
import { type CrashSystem, startCrashSystem } from './crash-system.ts'
import { expectExactlyOnce } from './exactly-once.ts'
import { live, stepsOf } from './live.ts'
import { castOf } from './person.ts'
import { createProgress } from './progress.ts'

const CAST = castOf({ stays: 2, leaves: 2, claims: 2, lapses: 2 })

let crash: CrashSystem
beforeAll(async () => {
  crash = await startCrashSystem('redis')
})
afterAll(() => crash?.stop())

it('loses no event when Redis loses everything in the middle of the whole way', async () => {
  const { running } = crash
  onTestFailed(() => void process.stderr.write(running.log()))
  const sandbox = createClient(running.sandboxUrl)
  const refuseMails = (count: number) =>
    sandbox.post('/control/fault', { provider: 'mail', kind: 'error', count })
  const redis = new Redis(running.redisUrl ?? '')
  const middle = Math.floor(stepsOf(CAST) / 2)
  const answers: string[] = []
  // Until the middle no mail is taken: their jobs wait in Redis, and are lost for certain.
  await refuseMails(1_000_000)
  const progress = createProgress(async (finished) => {
    if (finished !== middle) return
    const waiting = async () => (await redis.zcard('bull:mail:delayed')) > 0
    await until(waiting, { what: 'a mail that waits to be sent again' })
    answers.push(await redis.flushall())
    await refuseMails(0)
  })
  const outcomes = await Promise.all(CAST.map((actor) => live(actor, running, progress.step)))
  await progress.done()
  redis.disconnect()
  expect(answers).toEqual(['OK'])
  await expectExactlyOnce(outcomes, crash)
})
