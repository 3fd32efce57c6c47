import { emptyOldMessages } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** What providers have told us of people is of no use once it was acted on, and of some of them no account is ever deleted. */
export const emptyOldMessagesNightly: Schedule = {
  name: 'empty-old-messages',
  pattern: '0 50 3 * * *',
  isSlow: true,
  async run({ sql, clock }) {
    await untilNoneIsLeft(() => emptyOldMessages(sql, clock()))
  },
}
