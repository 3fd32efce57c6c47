import { endPastMeetups } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Meetups that have begun are not upcoming any more. */
export const endMeetups: Schedule = {
  name: 'end-meetups',
  pattern: '0 * * * * *',
  async run({ commands }) {
    while ((await commands.run(endPastMeetups, undefined, 'schedule:end-meetups')) > 0);
  },
}
