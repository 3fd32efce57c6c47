/**
 * Who acts, as the journal keeps it: somebody signed in, or somebody who is not; what consumes an event, what the clock asks
 * for, a provider by what it tells, a podcast player by its feed, a part of the system by itself; whoever runs a
 * command on the server. Rows of earlier versions may name consumers that no longer exist.
 */
export type Actor =
  | `account:${string}`
  | 'visitor'
  | `consumer:${string}`
  | `schedule:${string}`
  | `provider:${string}`
  | `feed:${string}`
  | `system:${string}`
  | 'operator'

/** Who acts on a delivered event. */
export const asConsumer = ({ consumer }: { consumer: string }): Actor => `consumer:${consumer}`
