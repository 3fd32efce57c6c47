import type { Schedule } from './schedule.ts'

/** Sessions that have ended are of no use to anybody. */
export const deleteEndedSessions: Schedule = {
  name: 'delete-ended-sessions',
  pattern: '0 15 * * * *',
  async run({ sql }) {
    await sql.rows({ text: 'delete from sessions where expires_at < now()' })
  },
}
