import { announceRenewals } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** Says that a renewal is near, in time to change the card or one's mind. */
export const announceNearRenewals: Schedule = {
  name: 'announce-near-renewals',
  pattern: '30 */10 * * * *',
  async run({ commands, config }, actor) {
    const input = { noticeMs: config.renewalNotice }
    await untilNoneIsLeft(() => commands.run(announceRenewals, input, actor))
  },
}
