import { randomUUID } from 'node:crypto'
import { untilSomebodyWaits } from '@meridian/infra/testing/lock-waits'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginCheckout } from './commands/begin-checkout.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

it('begins one checkout for a browser whose first two requests come together', async () => {
  const { commands } = backend.system
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
  const second = commands.run(beginCheckout, asked, 'visitor')
  await Promise.race([second, untilSomebodyWaits(backend.system)])
  release()
  expect((await second).id).toBe((await first).id)
})
