import { removeUnusedRecordings } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Recordings that were uploaded and never made an episode of only take up space, some hundred megabytes each. */
export const removeUnusedRecordingsNightly: Schedule = {
  name: 'remove-unused-recordings',
  pattern: '0 45 3 * * *',
  isSlow: true,
  async run(parts) {
    const removed = await removeUnusedRecordings(parts, parts.clock())
    if (removed > 0) parts.log.info({ removed }, 'removed recordings that no episode uses')
  },
}
