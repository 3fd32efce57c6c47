import type { CommandContext } from '#platform/command-runner'

/**
 * Forgets what somebody who has left wrote to others, why they called meetups off, and what they were reminded of. That
 * they came stays known, without a name.
 */
export async function forgetNetworkTraces(
  { accountId }: { accountId: string },
  { em }: CommandContext,
): Promise<void> {
  await em.execute('delete from meetup_reminders where account_id = ?', [accountId])
  await em.execute('delete from meetup_messages where sender_id = ?', [accountId])
  await em.execute(`update meetups set cancel_reason = '' where organizer_id = ? and cancel_reason <> ''`, [
    accountId,
  ])
}
