import { ConcurrentIndex } from './concurrent-index.ts'

/** Messages about a customer themselves. */
export class MessagesByObject extends ConcurrentIndex {
  protected override readonly index = 'provider_notifications_by_object'
  protected override readonly on = `provider_notifications using hash ((body #>> '{data,object,id}'))`
}
