import { ConcurrentIndex } from './concurrent-index.ts'

/** Messages about something that a customer has. As hashes: what a provider calls its customers may have any length. */
export class MessagesByCustomer extends ConcurrentIndex {
  protected override readonly index = 'provider_notifications_by_customer'
  protected override readonly on = `provider_notifications using hash ((body #>> '{data,object,customer}'))`
}
