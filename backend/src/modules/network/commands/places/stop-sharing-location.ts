import type { CommandContext } from '#platform/command-runner'
import { LocationSchema } from '../../persistence/places/location-schema.ts'

/** Forgets where a person is. Nothing happens when nothing is known. */
export async function stopSharingLocation(
  { accountId }: { accountId: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const known = await em.findOne(LocationSchema, { accountId })
  if (known === null) return
  em.remove(known)
  emit({ type: 'network.location-withdrawn', payload: { accountId } })
}
