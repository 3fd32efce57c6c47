import { announceComplimentaryEnds } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Says that a gift ends soon, as early as a renewal is announced. */
export const announceNearComplimentaryEnds: Schedule = {
  name: 'announce-near-complimentary-ends',
  pattern: '15 * * * * *',
  async run({ commands, config }) {
    const input = { noticeMs: config.renewalNotice }
    const actor = 'schedule:announce-near-complimentary-ends'
    while ((await commands.run(announceComplimentaryEnds, input, actor)) > 0);
  },
}
