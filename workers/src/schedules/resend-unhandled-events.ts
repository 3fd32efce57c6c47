import { resendUnhandled } from '@meridian/backend/worker-api'
import type { Schedule } from './schedule.ts'

const OLDER_THAN_SECONDS = 30

/** When a queue server loses its jobs, no event is lost: what was not handled is handed over again. */
export const resendUnhandledEvents: Schedule = {
  name: 'resend-unhandled-events',
  pattern: '*/30 * * * * *',
  async run(parts) {
    const resent = await resendUnhandled(parts, OLDER_THAN_SECONDS)
    if (resent > 0) parts.log.warn({ resent }, 'handed events over again')
  },
}
