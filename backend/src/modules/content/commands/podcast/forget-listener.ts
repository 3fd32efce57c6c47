import type { CommandContext } from '#platform/command-runner'

/** Forgets the feeds of somebody who has left, and from where they were requested. */
export async function forgetListener(
  { accountId }: { accountId: string },
  { em }: CommandContext,
): Promise<void> {
  const own = 'select id from podcast_feeds where account_id = ?'
  await em.execute(`delete from podcast_feed_visits where feed_id in (${own})`, [accountId])
  await em.execute(`delete from podcast_feed_flags where feed_id in (${own})`, [accountId])
  await em.execute('delete from podcast_feeds where account_id = ?', [accountId])
}
