import type { Sql } from '#platform/database/sql'

/** What an organiser wrote; undefined when there is no such message. */
export async function findMeetupMessage(
  sql: Sql,
  messageId: string,
): Promise<{ senderId: string; subject: string; text: string } | undefined> {
  const [row] = await sql.rows<{ senderId: string; subject: string; text: string }>({
    name: 'network-find-meetup-message',
    text: 'select sender_id as "senderId", subject, text from meetup_messages where id = $1',
    values: [messageId],
  })
  return row
}
