import type { CommandContext } from '#platform/command-runner'
import { isSameLocation, type Location, seenByOthers } from '../../domain/places/own-location.ts'
import { LocationSchema } from '../../persistence/places/location-schema.ts'

/** Keeps where a person is, exactly, and tells what others may see of it. The same location again tells nothing. */
export async function shareLocation(
  { accountId, location }: { accountId: string; location: Location },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const { isLocationPublic: isPublic, ...place } = location
  const known = await em.findOne(LocationSchema, { accountId })
  if (known === null) em.create(LocationSchema, { accountId, ...place, isPublic, sharedAt: now })
  else if (isSameLocation({ ...known, isLocationPublic: known.isPublic }, location)) return
  else em.assign(known, { ...place, isPublic, sharedAt: now })
  const seen = seenByOthers(accountId, location)
  const nothing = { latitude: null, longitude: null, city: null, country: null }
  emit({ type: 'network.location-shared', payload: { accountId, isPublic, ...(seen ?? nothing) } })
}
