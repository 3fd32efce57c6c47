import { endPastMeetups } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** Meetups that have begun are not upcoming any more. */
export const endMeetups: Schedule = {
  name: 'end-meetups',
  pattern: '0 * * * * *',
  run: ({ commands }, actor) => untilNoneIsLeft(() => commands.run(endPastMeetups, undefined, actor)),
}
