import {
  type Consumer,
  createBatchRelay,
  createDelivery,
  createMailer,
  type MailboxThrottle,
  type System,
} from '@meridian/backend/worker-api'
import { createRegistry } from '@meridian/workers/registry'

/**
 * Queues that do not act on the past: mails of long ago are not sent today, and outside services are brought into step
 * once, by the workers, when everything has happened.
 */
const RESTING_QUEUES = new Set(['mail', 'notion', 'discord'])

const UNTHROTTLED: MailboxThrottle = (_email, mail) => mail()

/**
 * Hands events to their consumers as relay and workers do, in this process and one event after the other, so that the
 * next thing happens when everything that followed from the last one is done.
 */
export function createPastDelivery(system: System, goTo: (moment: Date) => void) {
  const { sql, log } = system
  const mailer = createMailer(system.config.mail)
  const stopping = new AbortController()
  const parts = { ...system, mailer, mailboxThrottle: UNTHROTTLED, stopping: stopping.signal }
  const { consumers, subscriptions } = createRegistry(parts)
  const deliver = createDelivery(sql, consumers.filter(acts).map(atItsTime(goTo)), log)
  const resting = new Set(consumers.filter((consumer) => !acts(consumer)).map(({ name }) => name))

  /** Within the hand-over: if this process dies in the middle, the events are handed over again. */
  async function add(jobs: readonly { name: string; data: { messageId: string } }[]): Promise<void> {
    const waiting = jobs.filter(({ name }) => !resting.has(name))
    for (const [messageId, same] of Map.groupBy(waiting, ({ data }) => data.messageId))
      await Promise.all(same.map(({ name }) => deliver({ name, messageId })))
    const left = jobs.filter(({ name }) => resting.has(name))
    if (left.length > 0) await sql.rows({ name: 'demo-rest', text: REMEMBER, values: [JSON.stringify(left)] })
  }

  const claimBatch = createBatchRelay({ sql, queues: { add }, subscriptions, log })
  return {
    /** One batch after the other: each event goes to its own moment, and there is one clock. */
    async settle() {
      for (let more = true; more; ) {
        const { size, handedOver } = await claimBatch()
        await handedOver
        more = size > 0
      }
    },
    close: () => mailer.close(),
  }
}

/** Without an inbox row the workers would consider them lost. */
const REMEMBER = `
  insert into inbox (consumer, message_id)
  select job.name, (job.data ->> 'messageId')::uuid
  from jsonb_to_recordset($1::jsonb) as job (name text, data jsonb) on conflict do nothing`

const acts = ({ queue }: Consumer) => !RESTING_QUEUES.has(queue)

const atItsTime =
  (goTo: (moment: Date) => void) =>
  (consumer: Consumer): Consumer => ({
    ...consumer,
    handle(event, delivery) {
      goTo(event.occurredAt)
      return consumer.handle(event, delivery)
    },
  })
