import { endExpiredGrace } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Access ends by itself when the grace period is over; what follows from it is done here. */
export const endExpiredGracePeriods: Schedule = {
  name: 'end-expired-grace-periods',
  pattern: '*/5 * * * * *',
  async run({ commands }) {
    const actor = 'schedule:end-expired-grace-periods'
    while ((await commands.run(endExpiredGrace, undefined, actor)) > 0);
  },
}
