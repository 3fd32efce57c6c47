import { endExpiredGrace } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** Access ends by itself when the grace period is over; what follows from it is done here. */
export const endExpiredGracePeriods: Schedule = {
  name: 'end-expired-grace-periods',
  pattern: '*/5 * * * * *',
  run: ({ commands }, actor) => untilNoneIsLeft(() => commands.run(endExpiredGrace, undefined, actor)),
}
