import { listIntegrationStates } from '@meridian/backend/worker-api'
import { INTEGRATIONS } from '@meridian/contracts/values/integrations'
import type { Schedule } from './schedule.ts'

/** The hourly canary: rights that were withdrawn are noticed before anybody needs them. */
export const checkIntegrations: Schedule = {
  name: 'check-integrations',
  pattern: '0 5 * * * *',
  isSlow: true,
  async run({ sql, integrations, log }, actor) {
    for (const name of INTEGRATIONS) await integrations.checks.check(name, actor)
    // One that was never set up is no problem for anybody.
    for (const { integration, status, lastError } of await listIntegrationStates(sql))
      if (status === 'error') log.warn({ integration, message: lastError }, 'integration is not working')
  },
}
