import type { CommandContext } from '#platform/command-runner'

export interface GiveJobUp {
  queue: string
  jobId: string
  /** The consumer or the schedule. */
  name: string
  /** Null for a schedule. */
  eventId: string | null
  reason: string
}

/**
 * Gives a delivery up for good: it counts as handled from now on, so that nobody hands it over again, and the record says who
 * did so and why.
 */
export async function giveJobUp(given: GiveJobUp, { em, emit }: CommandContext): Promise<void> {
  const { name, eventId } = given
  if (eventId !== null)
    await em.execute('insert into inbox (consumer, message_id) values (?, ?) on conflict do nothing', [
      name,
      eventId,
    ])
  emit({ type: 'operations.job-discarded', payload: given })
}
