import { listIntegrationStates } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** What does not work is checked often, so that we soon notice when it works again. */
export const recheckBrokenIntegrations: Schedule = {
  name: 'recheck-broken-integrations',
  pattern: '*/20 * * * * *',
  isSlow: true,
  async run({ sql, integrations }, actor) {
    for (const { integration, status } of await listIntegrationStates(sql))
      if (status === 'error') await integrations.checks.check(integration, actor)
  },
}
