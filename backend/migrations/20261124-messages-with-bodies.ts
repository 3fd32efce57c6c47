import { ConcurrentIndex } from './concurrent-index.ts'

/** Messages whose body is still there, the oldest first. */
export class MessagesWithBodies extends ConcurrentIndex {
  protected override readonly index = 'provider_notifications_with_body'
  protected override readonly on = `provider_notifications (received_at) where body <> '{}'`
}
