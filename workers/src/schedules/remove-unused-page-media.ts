import { removeUnusedPageMedia } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

/** Uploads for the start page that were never used, or no longer are, only take up space. */
export const removeUnusedMedia: Schedule = {
  name: 'remove-unused-page-media',
  pattern: '0 40 3 * * *',
  isSlow: true,
  async run(parts) {
    const removed = await removeUnusedPageMedia(parts, parts.clock())
    if (removed > 0) parts.log.info({ removed }, 'removed unused files of the start page')
  },
}
