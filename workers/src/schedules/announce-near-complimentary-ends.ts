import { announceComplimentaryEnds } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** Says that a gift ends soon, as early as a renewal is announced. */
export const announceNearComplimentaryEnds: Schedule = {
  name: 'announce-near-complimentary-ends',
  pattern: '15 * * * * *',
  async run({ commands, config }, actor) {
    const input = { noticeMs: config.renewalNotice }
    await untilNoneIsLeft(() => commands.run(announceComplimentaryEnds, input, actor))
  },
}
