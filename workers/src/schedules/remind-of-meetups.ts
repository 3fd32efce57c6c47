import { remindAttendees } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** Those who hold a place are reminded twice: in time to change their plans, and in time to leave. */
export const remindOfMeetups: Schedule = {
  name: 'remind-of-meetups',
  pattern: '*/10 * * * * *',
  async run({ commands, config }, actor) {
    const { first, last } = config.meetupReminders
    const reminders = [
      { reminder: 'first', leadMs: first, untilMs: last },
      { reminder: 'last', leadMs: last, untilMs: 0 },
    ]
    for (const input of reminders) await untilNoneIsLeft(() => commands.run(remindAttendees, input, actor))
  },
}
