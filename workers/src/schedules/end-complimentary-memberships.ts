import { endExpiredComplimentary } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** What was given until a day ends on that day. */
export const endComplimentaryMemberships: Schedule = {
  name: 'end-complimentary-memberships',
  pattern: '*/5 * * * * *',
  async run({ commands }) {
    const actor = 'schedule:end-complimentary-memberships'
    while ((await commands.run(endExpiredComplimentary, undefined, actor)) > 0);
  },
}
