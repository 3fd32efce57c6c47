import { endExpiredComplimentary } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** What was given until a day ends on that day. */
export const endComplimentaryMemberships: Schedule = {
  name: 'end-complimentary-memberships',
  pattern: '*/5 * * * * *',
  run: ({ commands }, actor) =>
    untilNoneIsLeft(() => commands.run(endExpiredComplimentary, undefined, actor)),
}
