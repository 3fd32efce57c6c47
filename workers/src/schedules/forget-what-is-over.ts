import { forgetWhatIsOver } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** Links and codes that ended long ago, and notes of sent reminders, would otherwise only grow. */
export const forgetWhatIsOverNightly: Schedule = {
  name: 'forget-what-is-over',
  pattern: '0 20 4 * * *',
  isSlow: true,
  async run({ sql, clock }) {
    await untilNoneIsLeft(() => forgetWhatIsOver(sql, clock()))
  },
}
