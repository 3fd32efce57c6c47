import type { CommandContext } from '#platform/command-runner'

export interface RemindAttendees {
  /** Tells the reminders apart: each is sent once for a date. */
  reminder: string
  /** How long before the meetup it is due, in milliseconds. */
  leadMs: number
  /** How long before the meetup it is too late, since the next one is near. */
  untilMs: number
}

const BATCH = 500

/** Leaves out whoever got their place, or was told the date, after the reminder was due: they know already. */
const TAKE_DUE = `
  insert into meetup_reminders (meetup_id, account_id, reminder, event_date)
  select m.id, p.account_id, ?, m.event_date from meetups m join meetup_places p on p.meetup_id = m.id
  where m.status = 'upcoming' and p.state in ('interested', 'confirmed')
    and m.event_date > ? and m.event_date <= ?
    and greatest(m.dated_at, p.since) <= m.event_date - make_interval(secs => ?)
    and not exists (select from meetup_reminders r where r.meetup_id = m.id and r.account_id = p.account_id
      and r.reminder = ? and r.event_date = m.event_date)
  order by m.event_date, p.arrival limit ${BATCH}
  on conflict do nothing
  returning meetup_id as "meetupId", account_id as "accountId", event_date as "eventDate"`

/**
 * Reminds people of meetups that are near, everybody once. Returns how many; more than none means there may be more.
 */
export async function remindAttendees(
  { reminder, leadMs, untilMs }: RemindAttendees,
  { em, emit, now }: CommandContext,
): Promise<number> {
  const after = new Date(now.getTime() + untilMs)
  const until = new Date(now.getTime() + leadMs)
  const due = await em.execute<{ meetupId: string; accountId: string; eventDate: Date | string }[]>(
    TAKE_DUE,
    [reminder, after, until, leadMs / 1_000, reminder],
  )
  for (const { meetupId, accountId, eventDate } of due) {
    const payload = { meetupId, accountId, eventDate: new Date(eventDate).toISOString() }
    emit({ type: 'network.attendee-reminded', payload })
  }
  return due.length
}
