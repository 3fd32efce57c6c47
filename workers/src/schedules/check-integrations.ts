import { INTEGRATIONS } from '@meridian/contracts/values/integrations'
import type { Schedule } from './schedule.ts'

/** The hourly canary: rights that were taken away are noticed before somebody needs them. */
export const checkIntegrations: Schedule = {
  name: 'check-integrations',
  pattern: '0 5 * * * *',
  isSlow: true,
  async run({ integrations, log }, actor) {
    for (const name of INTEGRATIONS) {
      const { ok, message } = await integrations.checks.check(name, actor)
      if (!ok) log.info({ integration: name, message }, 'integration is not working')
    }
  },
}
