import type { WorkerParts } from '../worker-parts.ts'
import type { Schedule } from './schedule.ts'
import { untilNoneIsLeft } from './until-none-is-left.ts'

/** What nothing reads any more: it is kept for a month, for whoever wants to know why a link did not work. */
const OVER = [
  ['email_links', 'expires_at'],
  ['password_links', 'expires_at'],
  ['telegram_codes', 'expires_at'],
  ['meetup_reminders', 'event_date'],
] as const

const KEPT_DAYS = 30

/** Small, so that the read models do not wait long for a batch. */
const BATCH = 1_000

/**
 * Deletes links and codes that ended more than thirty days ago, with the addresses that they were for, and the notes of
 * which reminders were sent for meetups as long ago. Handles some of them, and returns how many: call it until there
 * are none left.
 */
export async function forgetWhatIsOver(sql: WorkerParts['sql'], now: Date): Promise<number> {
  let forgotten = 0
  for (const [table, ended] of OVER) {
    const text = `delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${ended} < $1::timestamptz - make_interval(days => ${KEPT_DAYS}) limit ${BATCH}))
      returning 1`
    forgotten += (await sql.rows({ text, values: [now] })).length
  }
  return forgotten
}

/** Links and codes that ended long ago, and notes of sent reminders, would otherwise only grow. */
export const forgetWhatIsOverNightly: Schedule = {
  name: 'forget-what-is-over',
  pattern: '0 20 4 * * *',
  isSlow: true,
  async run({ sql, clock }) {
    await untilNoneIsLeft(() => forgetWhatIsOver(sql, clock()))
  },
}
