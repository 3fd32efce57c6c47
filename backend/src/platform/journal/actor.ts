/**
 * Who acts, as the journal records it: a signed-in person, or a visitor who is not; the consumer of an event; a
 * schedule; a provider, by what it tells us; a podcast player, by its feed; a part of the system acting on its own;
 * whoever runs a command on the server. Rows of earlier versions may name consumers that no longer exist.
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
