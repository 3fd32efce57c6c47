import type { CommandContext } from '#platform/command-runner'

const BATCH = 500

/** A meetup that somebody is changing right now is left for the next time: waiting for it would hold up the journal. */
const END = `
  with due as materialized (
    select id from meetups where status = 'upcoming' and event_date <= ? order by event_date limit ${BATCH}
  ), free as materialized (
    select id from due where pg_try_advisory_xact_lock(hashtext('meetup'), hashtext(id::text))
  )
  update meetups m set status = 'past' from free where m.id = free.id and m.status = 'upcoming' and m.event_date <= ?
  returning m.id`

/** Meetups whose time has come are no longer upcoming. Returns how many; a full batch means there may be more. */
export async function endPastMeetups(_: undefined, { em, emit, now }: CommandContext): Promise<number> {
  const ended = await em.execute<{ id: string }[]>(END, [now, now])
  for (const { id } of ended) emit({ type: 'network.meetup-ended', payload: { meetupId: id } })
  return ended.length
}
