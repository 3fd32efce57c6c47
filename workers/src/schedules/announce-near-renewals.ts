import { announceRenewals } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Says that a renewal is near, in time to change the card or the mind. */
export const announceNearRenewals: Schedule = {
  name: 'announce-near-renewals',
  pattern: '30 */10 * * * *',
  async run({ commands, config }) {
    const input = { noticeMs: config.renewalNotice }
    while ((await commands.run(announceRenewals, input, 'schedule:announce-near-renewals')) > 0);
  },
}
