import { randomUUID } from 'node:crypto'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginCheckout } from './commands/begin-checkout.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

it('begins one checkout for a browser whose first two requests come together', async () => {
  const { commands, sql } = backend.system
  const asked = { tierId: null, browserId: randomUUID(), accountId: null }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: tellBegun } = Promise.withResolvers<void>()
  const first = commands.run(
    async (_: object, context) => {
      const checkout = await beginCheckout(asked, context)
      tellBegun()
      await released
      return checkout
    },
    {},
    'visitor',
  )
  await begun
  let hasEnded = false
  const second = commands.run(beginCheckout, asked, 'visitor').finally(() => {
    hasEnded = true
  })
  const waits = async () =>
    (await sql.rows({ text: `select from pg_locks where locktype = 'advisory' and not granted` })).length > 0
  await until(async () => hasEnded || (await waits()), { within: 20_000, what: 'the second to wait or end' })
  release()
  expect((await second).id).toBe((await first).id)
})
