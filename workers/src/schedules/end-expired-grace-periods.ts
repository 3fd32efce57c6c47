import type { Schedule } from './schedule.ts'

/** Access ends by itself when the grace period is over; what follows from that is done here. */
export const endExpiredGracePeriods: Schedule = {
  name: 'end-expired-grace-periods',
  pattern: '*/5 * * * * *',
  isSlow: true,
  run: ({ endExpiredGraces }, actor) => endExpiredGraces(actor),
}
