import { emptyOldMessages } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** What providers told us about people is of no use once acted on, and some of them have no account to delete. */
export const emptyOldMessagesNightly: Schedule = {
  name: 'empty-old-messages',
  pattern: '0 50 3 * * *',
  isSlow: true,
  async run({ sql, clock }) {
    await untilNoneIsLeft(() => emptyOldMessages(sql, clock()))
  },
}
