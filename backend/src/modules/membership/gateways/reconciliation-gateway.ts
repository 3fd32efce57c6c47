import type { ListedSubscription } from '../domain/billing.ts'
import type { Notification } from './stripe-webhook.ts'

/** A message that the provider once sent, or tried to send. */
export interface PastMessage extends Notification {
  /** JSON text, as the webhook would have brought it. */
  body: string
}

/** Everything at the provider, to compare with what we hold. */
export interface ReconciliationGateway {
  /** Every subscription that pays for a tier of ours, whatever its state. */
  subscriptions(): AsyncIterable<ListedSubscription>
  /**
   * One subscription as it is now; undefined where it pays for no tier of ours.
   * @throws where there is none
   */
  subscription(id: string): Promise<ListedSubscription | undefined>
  /** What was sent since then, the newest first. */
  messagesSince(since: Date): AsyncIterable<PastMessage>
}
