import type { Schedule } from './schedule.ts'

/** Whatever was missed during the day is found at night. */
export const reconcileBilling: Schedule = {
  name: 'reconcile-billing',
  pattern: '0 30 3 * * *',
  isSlow: true,
  async run({ reconcile, log }, actor) {
    const { compared, findings } = await reconcile({ dryRun: false, actor })
    if (findings.length > 0) log.warn({ compared, findings }, 'billing differed from the provider')
  },
}
