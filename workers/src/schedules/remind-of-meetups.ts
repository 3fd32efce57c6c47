import { remindAttendees } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Those who hold a place are reminded twice: in time to change their plans, and in time to leave. */
export const remindOfMeetups: Schedule = {
  name: 'remind-of-meetups',
  pattern: '*/10 * * * * *',
  async run({ commands, config }) {
    const { first, last } = config.meetupReminders
    const reminders = [
      { reminder: 'first', leadMs: first, untilMs: last },
      { reminder: 'last', leadMs: last, untilMs: 0 },
    ]
    for (const input of reminders)
      while ((await commands.run(remindAttendees, input, 'schedule:remind-of-meetups')) > 0);
  },
}
