import { createMailer, type MailboxThrottle, type System } from '@meridian/backend/worker-api'
import { createRegistry } from '@meridian/workers/registry'

const UNHANDLED = `
  select ((select count(*) from relay_pending) + (
    select count(*) from domain_events e
    join jsonb_to_recordset($1::jsonb) as wanted (type text, consumer text) on wanted.type = e.type
    where not exists (select from inbox i where i.message_id = e.id and i.consumer = wanted.consumer)
  ))::int as count`

/**
 * Counts what is still to be done: the events that wait for the relay, and for each event the consumers that have not
 * acted on it. `concerns` says which of them count, and for which type of event; all of them, if it is left out.
 */
export function createUnhandledCount(
  system: System,
  concerns: (consumer: { queue: string }, type: string) => boolean = () => true,
): () => Promise<number> {
  const wanted = Object.entries(registryOf(system).subscriptions).flatMap(([type, consumers]) =>
    consumers.filter((consumer) => concerns(consumer, type)).map(({ name }) => ({ type, consumer: name })),
  )
  return async () => {
    const [row] = await system.sql.rows<{ count: number }>({
      text: UNHANDLED,
      values: [JSON.stringify(wanted)],
    })
    return row?.count ?? 0
  }
}

/** All consumers of a system, to look at, or to hand something to them by hand. */
export function registryOf(system: System) {
  const mailer = createMailer(system.config.mail)
  const mailboxThrottle: MailboxThrottle = (_email, mail) => mail()
  return createRegistry({ ...system, mailer, mailboxThrottle, stopping: new AbortController().signal })
}
