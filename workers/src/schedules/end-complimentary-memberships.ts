import { endExpiredComplimentary } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** A membership that was given until a certain day ends on that day. */
export const endComplimentaryMemberships: Schedule = {
  name: 'end-complimentary-memberships',
  pattern: '*/5 * * * * *',
  run: ({ commands }, actor) =>
    untilNoneIsLeft(() => commands.run(endExpiredComplimentary, undefined, actor)),
}
