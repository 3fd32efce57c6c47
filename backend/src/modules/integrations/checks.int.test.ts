import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { createIntegrationChecks } from './checks.ts'
import type { Check } from './domain/health.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

it('a look that began earlier does not write over what was found since', async () => {
  const { commands, clock, integrations, sql } = system
  const { promise: slow, resolve: answer } = Promise.withResolvers<Check>()
  const none = () => slow
  const checks = createIntegrationChecks({
    ...{ commands, clock, settings: integrations.settings },
    probes: { stripe: () => slow, telegram: none, notion: none, discord: none },
  })
  const looking = checks.check('stripe', 'operator')
  await checks.record('stripe', { ok: true, message: 'It works again.' }, 'operator')
  answer({ ok: false, message: 'It could not be reached.' })
  expect(await looking).toMatchObject({ ok: false })
  const [row] = await sql.rows({ text: `select status from integration_health where integration = 'stripe'` })
  expect(row).toEqual({ status: 'active' })
})
