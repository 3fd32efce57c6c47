import type { Schedule } from './schedule.ts'

/** Where a feed was requested from is useful for a day, and is kept no longer. */
export const forgetFeedVisits: Schedule = {
  name: 'forget-feed-visits',
  pattern: '0 25 * * * *',
  async run({ sql }) {
    await sql.rows({ text: `delete from podcast_feed_visits where seen_at < now() - interval '24 hours'` })
  },
}
