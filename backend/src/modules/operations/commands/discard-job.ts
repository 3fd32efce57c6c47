import type { CommandContext } from '#platform/command-runner'
import { noteDone } from '#platform/journal/inbox'

export interface DiscardJob {
  queue: string
  jobId: string
  /** The consumer or the schedule. */
  name: string
  /** Null for a schedule. */
  eventId: string | null
  reason: string
}

/**
 * Discards a job for good: its event counts as handled from now on, so that nobody hands it over again, and the journal says
 * who did so and why.
 */
export async function discardJob(discarded: DiscardJob, { sql, emit }: CommandContext): Promise<void> {
  const { name, eventId } = discarded
  if (eventId !== null) await noteDone(sql, { consumer: name, messageId: eventId })
  emit({ type: 'operations.job-discarded', payload: discarded })
}
